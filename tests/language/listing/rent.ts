import { rentHome, sentencesOf } from '#tests/language/listing/owner-sentence.ts'

/** Homes to rent, as owners write them. Today is 16 November 2026. */
export const rentSentences = sentencesOf(
  rentHome,
  `
2bhk 3rd floor dwarka sec 12 25k rent semi furnished, car parking, families only
= dwarka sec 12; floor 3; bhk 2bhk; parking car; tenants family; furnishing semi_furnished; price 25000
1rk for rent laxmi nagar 8000 bachelors allowed no parking
= laxmi nagar; bhk 1rk; parking none; tenants bachelor_male bachelor_female; price 8000
2 bhk flat kiraye par dena hai sector 62 noida 22000 maintenance extra 2 month deposit
= sector 62; maintenance maintance_extra; bhk 2bhk; city noida; propertyType apartment; price 22000; deposit 44000
2bhk semi furnshd flor janakpuri rent 28k depost 56k availble from 1 dec
= janakpuri; availableFrom 2026-12-01; bhk 2bhk; furnishing semi_furnished; propertyType individual_floor; price 28000; deposit 56000
1 bhk fully furnished saket 30k rent 15 january se anyone
= saket; availableFrom 2027-01-15; bhk 1bhk; tenants any_one; furnishing full_furnished; price 30000
pg for girls near metro laxmi nagar 9k
= laxmi nagar; tenants bachelor_female; price 9000; wishes near metro; unused pg
rent 18000 including maintenance 2 room set ground floor palam colony borewell and jal board water inverter
= palam colony; maintenance maintance_included; floor ground; bhk 2bhk; waterSupply both; amenities amenities_power_backup; powerBackup partial; price 18000
Available for rent 2BHK semi-furnished flat in Dwarka Sector 10, 2nd floor, lift, covered parking, Rs. 27,000/- per month, family only. Contact 9876543210
= Dwarka Sector 10; floor 2; bhk 2bhk; parking car; tenants family; furnishing semi_furnished; amenities amenities_lift; propertyType apartment; price 27000; unused 9876543210
1 BHK rohini sec 24 rent 12k + 1000 maintenance bachelor nahi
= rohini sec 24; maintenance maintance_extra; maintenanceAmount 1000; bhk 1bhk; tenants family; price 12000
3 bhk rajouri garden 45000 rent deposit 1 lakh furnished with ac, non veg allowed
= rajouri garden; bhk 3bhk; furnishing full_furnished; amenities amenities_air_conditioner amenities_non_veg; price 45000; deposit 100000
room kiraye par lakshmi nagar 6500 ladkiyon ke liye
= lakshmi nagar; bhk 1rk; tenants bachelor_female; price 6500
do kamre ka set kiraye pe shahdara 11 hazar bijli alag
= shahdara; bhk 2bhk; price 11000; wishes bijli alag
1 bhk dena hai rent pe malviya nagar 20k advance 1 mahina turant khali
= malviya nagar; availableFrom 2026-11-16; bhk 1bhk; price 20000; deposit 20000
3bhk villa gurgaon sector 46 for rent 1.1 lakh company lease fully furnished servant room
= sector 46; bhk 3bhk; tenants company; city gurugram; furnishing full_furnished; propertyType villa; homeFeatures servant_room; price 110000
ghar kirae par 3 bhk faridabad sec 21c 1st floor 26000 family
= sec 21c; floor 1; bhk 3bhk; tenants family; city faridabad; price 26000
1bhk 5th floor top floor of 5 mayur vihar phase 1 15k students ok
= mayur vihar phase 1; totalFloors 5; floor 5; bhk 1bhk; tenants bachelor_male bachelor_female; price 15000
furnised 1 rk saket 14000 only girls no deposit
= saket; bhk 1rk; tenants bachelor_female; furnishing full_furnished; price 14000; deposit 0
2bhk rent 19,500 uttam ngr near metro 1st flr car n bike parking
= uttam ngr; floor 1; bhk 2bhk; parking car_and_bike; price 19500; wishes near metro
3bhk unfurnished 1800sqft sohna road gurgaon rent 42k maintenance 5000 deposit 2 months available immediately
= sohna road; availableFrom 2026-11-16; maintenance maintance_extra; maintenanceAmount 5000; bhk 3bhk; furnishing un_furnished; city gurugram; builtUpArea 1800; price 42000; deposit 84000
2 bhk rent 25-27k saket
= saket; bhk 2bhk; price 27000; priceNegotiable true
2/3 bhk rent 20k saket
= saket; price 20000; unused 2/3 bhk
3bhk rent around 40k vasant kunj 1st floor with terrace
= vasant kunj; floor 1; bhk 3bhk; homeFeatures private_terrace; price 40000
Fully furnished studio apartment sector 16b noida ext rent 14k incl maintenance
= sector 16b noida ext; maintenance maintance_included; bhk 1rk; furnishing full_furnished; city noida; propertyType apartment; price 14000
two bhk, second floor, five floors total, asking twenty five thousand, mayur vihar
= mayur vihar; totalFloors 5; floor 2; bhk 2bhk; price 25000
flat no 302 tower b supertech capetown sector 74 noida 3bhk 28k rent semi furnished
= flat no 302 tower b supertech capetown sector 74; bhk 3bhk; city noida; furnishing semi_furnished; propertyType apartment; price 28000
rent par dena h 1 rooom set sangam vihar 4500
= sangam vihar; bhk 1rk; price 4500
3 bhk kothi first floor sector 15 faridabad rent 22000 bachelors not allowed veg only
= sector 15; floor 1; bhk 3bhk; tenants family; city faridabad; propertyType individual_house; price 22000; wishes veg only
2 bhk 900 sq ft carpet area 5 saal purana kalkaji rent 35k
= kalkaji; propertyAge 3_5_year; bhk 2bhk; builtUpArea 900; price 35000
2bhk 1st floor hisar model town 9000 rent pani bijli alag
= model town; floor 1; bhk 2bhk; city hisar; price 9000; wishes pani bijli alag
single room for working girl karkardooma 7k food included
= karkardooma; bhk 1rk; tenants bachelor_female; price 7000; wishes food included
1bhk furnished flat indirapuram 17k avaliable from next month
= indirapuram; availableFrom 2026-12-01; bhk 1bhk; furnishing full_furnished; propertyType apartment; price 17000
2bhk flat 26k rent 15 din baad khali hoga dwarka mor
= dwarka mor; availableFrom 2026-12-01; bhk 2bhk; propertyType apartment; price 26000
3 bhk flat janak puri 2 car parking 40k rent 80k security 11 month agreement
= janak puri; bhk 3bhk; parking car; propertyType apartment; price 40000; deposit 80000; wishes 11 month agreement
kiraye ke liye 2 bhk makan ki dusri manzil bhiwani 7 hazar
= ; floor 2; bhk 2bhk; city bhiwani; propertyType individual_house; price 7000
2bhk 3rd flr dwarka sec 12 25k rnt semi furnishd car prkng famly only
= dwarka sec 12; floor 3; bhk 2bhk; parking car; tenants family; furnishing semi_furnished; price 25000
3bhk apartmnt for rnt noida sec 78 34k dposit 2 mnths
= sec 78; bhk 3bhk; city noida; propertyType apartment; price 34000; deposit 68000
3bhk rent 35k sector 50 gurgaon 2 bath 1 balcony west facing 01/01/2027 se
= sector 50; availableFrom 2027-01-01; facing west; bathrooms 2; balconies 1; bhk 3bhk; city gurugram; price 35000
1 bhk 10k rent ghaziabad vaishali sec 4 fix rent sirf family
= vaishali sec 4; bhk 1bhk; priceNegotiable false; tenants family; city ghaziabad; price 10000
2 BHK | 2nd floor | Rent - 16,000 | Deposit - 32,000 | Govindpuri | boys or girls
= Govindpuri; floor 2; bhk 2bhk; tenants bachelor_male bachelor_female; price 16000; deposit 32000
2bhk kirae ke liye noida sector 45, 3 floor, 18k, sem furnished, bike parking
= sector 45; floor 3; bhk 2bhk; parking bike; city noida; furnishing semi_furnished; price 18000
2bhk noida secter 45 carparking 18k
= secter 45; bhk 2bhk; parking car; city noida; price 18000
only company lease 4bhk vasant vihar 3.5 lakh per month full power backup
= vasant vihar; bhk 3mbhk; bedrooms 4; amenities amenities_power_backup; powerBackup full; tenants company; price 350000
2bhk fully furnised noida sec 76 32k, fridge washing machine, family prefered, 1 jan se
= sec 76; availableFrom 2027-01-01; bhk 2bhk; tenants family; furnishing full_furnished; city noida; price 32000; wishes fridge washing machine
2bhk semi-furnished 3/4 floor dwarka 24 hajar mahina
= dwarka; totalFloors 4; floor 3; bhk 2bhk; furnishing semi_furnished; price 24000
1 bhk raj nagar extension 8k rent from 15th december family/bachelor dono
= raj nagar extension; availableFrom 2026-12-15; bhk 1bhk; tenants family bachelor_male bachelor_female; price 8000
room for rent single room 5000 sangam vihar veg only
= sangam vihar; bhk 1rk; price 5000; wishes veg only
kiraye k liye 1bhk lakshmi nagar 10k + bijli alag, 1 mah advance
= lakshmi nagar; bhk 1bhk; price 10000; deposit 10000; wishes bijli alag
flat for rent 2bhk crossing republik 14k, only family, no pets, lift, 24x7 water
= crossing republik; bhk 2bhk; tenants family; amenities amenities_lift; propertyType apartment; price 14000; wishes no pets; wishes 24x7 water
2 bhk gf rohini sec 7 rent 18k, bachelors allowed, no brokers
= rohini sec 7; floor ground; bhk 2bhk; tenants bachelor_male bachelor_female; price 18000
2bhk 3 manzil pe dwarka 20k
= dwarka; floor 3; bhk 2bhk; price 20000
2bhk dwarka sector 7 floor 25k rent
= dwarka sector 7; bhk 2bhk; propertyType individual_floor; price 25000
2bhk saket rent 98765 43210
= saket; bhk 2bhk; unused 98765 43210
2bhk saket rent deposit 50k
= saket; bhk 2bhk; deposit 50000
2bhk with room rent 25k saket
= saket; bhk 2bhk; price 25000
rent 25k 50k deposit 1 month notice 2bhk saket
= notice saket; bhk 2bhk; price 25000; deposit 50000; wishes 1 month
`,
)
