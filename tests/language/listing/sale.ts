import { sellHome, sentencesOf } from '#tests/language/listing/owner-sentence.ts'

/** Homes to sell, as owners write them. Today is 16 November 2026. */
export const saleSentences = sentencesOf(
  sellHome,
  `
3 bhk builder floor for sale in uttam nagar 65 lakh 100 gaj 2nd floor of 4 lift parking freehold
= uttam nagar; totalFloors 4; floor 2; bhk 3bhk; ownership self_owned; parking car; amenities amenities_lift; propertyType individual_floor; plotArea 900; price 6500000
kothi bechni hai 250 gaj pitampura 6 crore 3 floors park facing
= pitampura; totalFloors 3; propertyType individual_house; plotArea 2250; price 60000000; wishes park facing
3 bhk apartment 1450 sqft 12th floor out of 20 noida sector 137 95 lakh negotiable ready to move
= sector 137; availableFrom 2026-11-16; totalFloors 20; floor 12; bhk 3bhk; priceNegotiable true; city noida; propertyType apartment; builtUpArea 1450; price 9500000
3bhk+2t 1500 sq ft floor 4/10 indirapuram 85 lac 5 years old
= indirapuram; propertyAge 3_5_year; totalFloors 10; floor 4; bathrooms 2; bhk 3bhk; builtUpArea 1500; price 8500000
villa 4bhk bhiwani 300 sq yard plot area 2800 sqft built up 2.2 cr
= ; bhk 3mbhk; bedrooms 4; city bhiwani; propertyType villa; plotArea 2700; builtUpArea 2800; price 22000000
3 bhk 2 bathroom 2 balcony east facing 4th floor g+4 vasundhara 1.1 cr under loan tax paid
= vasundhara; totalFloors 4; floor 4; facing east; bathrooms 2; balconies 2; bhk 3bhk; underLoan true; taxPaid true; price 11000000
3bhk flat for sale crossing republik 1350 sq ft 58 lakh 9th floor of 14 semi furnished 2 bathrooms 3 balconies north east facing
= crossing republik; totalFloors 14; floor 9; facing north_east; bathrooms 2; balconies 3; bhk 3bhk; furnishing semi_furnished; propertyType apartment; builtUpArea 1350; price 5800000
makan bechna hai 120 gaj sant nagar burari 1.1 crore 4 manzila registry wala
= sant nagar burari; totalFloors 4; ownership self_owned; propertyType individual_house; plotArea 1080; price 11000000
2.5 bhk flat sale noida extension 1150 sqft 62 lakh 15th floor
= noida extension; floor 15; bhk 2bhk; city noida; propertyType apartment; builtUpArea 1150; price 6200000
4 bhk independent floor gk 2 3.5 cr first floor 300 sq yards stilt parking brand new
= gk 2; floor 1; bhk 3mbhk; bedrooms 4; parking car; propertyAge less_than_a_year; propertyType individual_floor; plotArea 2700; price 35000000
2 bhk dda flat dwarka sec 23 1.05 cr freehold ground floor park facing
= dwarka sec 23; floor ground; bhk 2bhk; ownership self_owned; propertyType apartment; price 10500000; wishes park facing
under construction 3bhk sector 150 noida 1650 sqft 1.35 cr possession dec 2027
= sector 150; availableFrom 2027-12-01; bhk 3bhk; propertyAge under_construction; city noida; builtUpArea 1650; price 13500000
3 bhk lajpat nagar 2nd floor 200 gaj 2.75 crore negotiable lift car parking
= lajpat nagar; floor 2; bhk 3bhk; priceNegotiable true; parking car; amenities amenities_lift; plotArea 1800; price 27500000
3 bhk sale 90 lakh deposit 1 lakh families only
= ; bhk 3bhk; price 9000000; unused deposit 1 lakh families only
urgent sale 2bhk flat ghaziabad raj nagar extension 1085 sqft 42 lacs semi furnished 2 balcony
= raj nagar extension; balconies 2; bhk 2bhk; city ghaziabad; furnishing semi_furnished; propertyType apartment; builtUpArea 1085; price 4200000
3BHK FLAT FOR SALE SECTOR 82 FARIDABAD 1600 SQ.FT. 75 LACS 3RD FLOOR OF 4 EAST FACING CAR PARKING
= SECTOR 82; totalFloors 4; floor 3; facing east; bhk 3bhk; parking car; city faridabad; propertyType apartment; builtUpArea 1600; price 7500000
3 bhk penthouse gurgaon golf course road 5.5 cr 3200 sqft top floor of 25 swimming pool gym
= golf course road; totalFloors 25; floor 25; bhk 3bhk; city gurugram; amenities amenities_swimming_pool amenities_gym; propertyType apartment; builtUpArea 3200; price 55000000
villa for sale noida sector 128 6 crore 350 sq yd 4500 sqft builtup 4 bhk 5 bathrooms
= sector 128; bathrooms 5; bhk 3mbhk; bedrooms 4; city noida; propertyType villa; builtUpArea 4500; plotArea 3150; price 60000000
3bhk 2nd flor of 3 malviya ngr 1.9 cr lift stilt parkng
= malviya ngr; totalFloors 3; floor 2; bhk 3bhk; parking car; amenities amenities_lift; price 19000000
3bhk duplex house bechna h 180 gaj 3 side open gurgaon sec 4 3.2cr
= sec 4; bhk 3bhk; city gurugram; propertyType individual_house; plotArea 1620; price 32000000; wishes 3 side open
plot 200 gaj sector 57 gurgaon 45000 per gaj corner east facing
= sector 57; facing east; city gurugram; otherFeatures corner_property; propertyType plot; plotArea 1800; builtUpArea 1800; price 9000000
plot bechna hai 150 gaj bhiwani 35 lakh north facing corner
= ; facing north; city bhiwani; otherFeatures corner_property; propertyType plot; plotArea 1350; builtUpArea 1350; price 3500000
100 gaj plot hisar sector 14 55000 gaj ka rate
= sector 14; city hisar; propertyType plot; plotArea 900; builtUpArea 900; price 5500000
plot 30x60 sector 9 hisar 40 lakh
= sector 9; city hisar; propertyType plot; plotArea 1800; builtUpArea 1800; price 4000000
industrial plot bawana 250 meter 2.5 cr
= industrial bawana; propertyType plot; plotArea 2691; builtUpArea 2691; price 25000000
agricultural land 2 acre hisar 80 lakh
= ; city hisar; propertyType agricultural_land; plotArea 87120; builtUpArea 87120; price 8000000
farm land 5 killa bhiwani 2 crore
= ; city bhiwani; propertyType agricultural_land; plotArea 217800; builtUpArea 217800; price 20000000
oc received 3bhk 1890 sqft tower c 7th floor sector 79 gurgaon 1.6 cr no loan sale deed ready
= tower c sector 79; floor 7; bhk 3bhk; occupancyCertificate true; underLoan false; saleDeed true; city gurugram; builtUpArea 1890; price 16000000
3bhk top floor of 4 pitampura sale sawa do crore
= pitampura; totalFloors 4; floor 4; bhk 3bhk; price 22500000
2bhk ground + first floor duplex 2.4 cr rajouri garden
= rajouri garden; bhk 2bhk; propertyType individual_house; price 24000000; unused ground + first floor
makan bechna h 50 gaj 3 manjil sagarpur 65 lakh
= sagarpur; totalFloors 3; propertyType individual_house; plotArea 450; price 6500000
`,
)
