import {
  rentHome,
  rentWork,
  sellHome,
  sellWork,
  sentencesOf,
} from '#tests/language/listing/owner-sentence.ts'

/** Short sentences in which one answer is said in one of its ways. Today is 16 November 2026. */
export const answerSentences = [
  ...sentencesOf(
    rentHome,
    `
1bhk rent 9k saket available from 1-12-26
= saket; availableFrom 2026-12-01; bhk 1bhk; price 9000
1bhk rent 9k saket from 31/2/2027
= saket 2027; bhk 1bhk; price 9000
1bhk rent 9k saket dec 20
= saket; availableFrom 2026-12-20; bhk 1bhk; price 9000
1bhk rent 9k saket december 20th 2027
= saket; availableFrom 2027-12-20; bhk 1bhk; price 9000
1bhk rent 9k saket 31st of dec 2027
= saket; availableFrom 2027-12-31; bhk 1bhk; price 9000
1bhk rent 9k saket from december
= saket; availableFrom 2026-12-01; bhk 1bhk; price 9000
1bhk rent 9k saket january se
= saket; availableFrom 2027-01-01; bhk 1bhk; price 9000
1bhk rent 9k saket from november
= saket; availableFrom 2026-11-16; bhk 1bhk; price 9000
1bhk rent 9k saket available nov 2027
= saket; availableFrom 2027-11-01; bhk 1bhk; price 9000
1bhk rent 9k saket march 2027
= saket; availableFrom 2027-03-01; bhk 1bhk; price 9000
1bhk rent 9k saket 16 nov
= saket; availableFrom 2026-11-16; bhk 1bhk; price 9000
1bhk rent 9k saket after 2 months
= saket; availableFrom 2027-01-15; bhk 1bhk; price 9000
1bhk rent 9k saket 2 mahine ke baad
= saket; availableFrom 2027-01-15; bhk 1bhk; price 9000
1bhk rent 9k saket within 2 weeks
= saket; availableFrom 2026-11-30; bhk 1bhk; price 9000
1bhk rent 9k agle mahine saket
= saket; availableFrom 2026-12-01; bhk 1bhk; price 9000
1bhk rent 9k saket available today
= saket; availableFrom 2026-11-16; bhk 1bhk; price 9000
1bhk rent 9k vacant flat saket
= saket; availableFrom 2026-11-16; bhk 1bhk; propertyType apartment; price 9000
1bhk rent 9k saket khali h
= saket; availableFrom 2026-11-16; bhk 1bhk; price 9000
1bhk rent 9k saket ready
= saket; bhk 1bhk; availableFrom 2026-11-16; price 9000
2bhk 3rd of 4 floor saket 20k
= saket; totalFloors 4; floor 3; bhk 2bhk; price 20000
2bhk first out of 4 floors saket 20k
= saket; totalFloors 4; floor 1; bhk 2bhk; price 20000
2bhk ground of 3 floors saket 20k
= saket; totalFloors 3; floor ground; bhk 2bhk; price 20000
2bhk 2nd floor out of 5 floors saket 20k
= saket; totalFloors 5; floor 2; bhk 2bhk; price 20000
2bhk 2nd floor total floor 5 saket 20k
= saket; totalFloors 5; floor 2; bhk 2bhk; price 20000
2bhk 2nd floor kul 4 saket 20k
= saket; totalFloors 4; floor 2; bhk 2bhk; price 20000
2bhk ground floor of 3 storey saket 20k
= saket; totalFloors 3; floor ground; bhk 2bhk; price 20000
2bhk first floor 3 floor ka makan saket 20k
= saket; totalFloors 3; floor 1; bhk 2bhk; propertyType individual_house; price 20000
2bhk first floor 3 floor wali building saket 20k
= saket; totalFloors 3; floor 1; bhk 2bhk; price 20000
2bhk first floor 4 storey total saket 20k
= saket; totalFloors 4; floor 1; bhk 2bhk; price 20000
kothi 3 floor pe 2bhk saket 20k
= saket; floor 3; bhk 2bhk; propertyType individual_house; price 20000
2bhk 4/4 floor saket 20k
= saket; totalFloors 4; floor 4; bhk 2bhk; price 20000
2bhk 5/4 floor saket 20k
= saket; bhk 2bhk; price 20000; unused 5/4 floor
2bhk 12/14 floor saket 20k
= saket; totalFloors 14; floor 12; bhk 2bhk; price 20000
2bhk gf of 3 saket 20k
= saket; totalFloors 3; floor ground; bhk 2bhk; price 20000
2bhk top floor saket 20k
= saket; bhk 2bhk; price 20000; unused top floor
2bhk first floor g plus 3 saket 20k
= saket; totalFloors 3; floor 1; bhk 2bhk; price 20000
1bhk saket 12k rent 1000 maintenance
= saket; maintenance maintance_extra; maintenanceAmount 1000; bhk 1bhk; price 12000
1bhk saket 1500 maintenance rent 12k
= saket; maintenance maintance_extra; maintenanceAmount 1500; bhk 1bhk; price 12000
1bhk saket rent 12k maintenance charges 2000
= saket; maintenance maintance_extra; maintenanceAmount 2000; bhk 1bhk; price 12000
1bhk saket rent 12k maintenance 15000
= saket; maintenance maintance_extra; maintenanceAmount 15000; bhk 1bhk; price 12000
1bhk saket rent maintenance 15001
= saket maintenance; bhk 1bhk; price 15001
1bhk saket rent 12000 maintenance included
= saket; maintenance maintance_included; bhk 1bhk; price 12000
1bhk saket rent 12k maintnance alag
= saket; maintenance maintance_extra; bhk 1bhk; price 12000
1bhk saket 12k rent maintenance 3 per sqft
= saket; maintenance maintance_extra; bhk 1bhk; price 12000
2bhk rent 20k saket borewell, jal board
= saket; bhk 2bhk; waterSupply both; price 20000
2bhk rent 20k saket bike parking, lift, car parking
= saket; bhk 2bhk; parking car_and_bike; amenities amenities_lift; price 20000
2bhk rent 20k saket private washroom
= saket; bhk 2bhk; price 20000; unused private washroom
2bhk 20k rent bachelors, only girls saket
= saket; bhk 2bhk; tenants bachelor_female; price 20000; unused bachelors
2bhk 20k rent family, anyone saket
= saket; bhk 2bhk; tenants any_one; price 20000
3 bhk 150 gaj 20k rent saket
= saket; bhk 3bhk; builtUpArea 1350; price 20000
plot 20k rent saket
= saket; price 20000
2bhk saket deposit 50k
= saket; bhk 2bhk; deposit 50000
`,
  ),
  ...sentencesOf(
    sellHome,
    `
2bhk 90 lakh under construction saket
= saket; bhk 2bhk; propertyAge under_construction; price 9000000
10 bhk kothi saket 9 cr
= saket; bhk 3mbhk; propertyType individual_house; price 90000000
dhai bhk flat 60 lakh saket
= saket; bhk 2bhk; propertyType apartment; price 6000000
3 bhk house 150 gaj 1800 sqft sale 1.2 cr saket
= saket; bhk 3bhk; propertyType individual_house; plotArea 1350; builtUpArea 1800; price 12000000
3 bhk house 1800 sqft 150 gaj sale 1.2 cr saket
= saket; bhk 3bhk; propertyType individual_house; plotArea 1350; builtUpArea 1800; price 12000000
3 bhk flat 150 gaj sale 1.2 cr saket
= saket; bhk 3bhk; propertyType apartment; builtUpArea 1350; price 12000000
kothi land area 200 gaj covered area 2500 sqft 3 cr saket
= saket; propertyType individual_house; plotArea 1800; builtUpArea 2500; price 30000000
kothi plot 200 gaj built up 2500 sqft 3 cr saket
= saket; propertyType individual_house; plotArea 1800; builtUpArea 2500; price 30000000
kothi 200 gaj plot 1700 sqft built up 3 cr saket
= saket; propertyType individual_house; plotArea 1800; builtUpArea 1700; price 30000000
flat carpet area is 1500 sqft 90 lakh saket
= saket; propertyType apartment; builtUpArea 1500; price 9000000
flat 90 lakh no balcony saket
= saket; balconies 0; propertyType apartment; price 9000000
flat 90 lakh with balcony saket
= saket; balconies 1; propertyType apartment; price 9000000
flat 90 lakh 1 year old saket
= saket; propertyAge 1_3_year; propertyType apartment; price 9000000
flat 90 lakh 10 years old saket
= saket; propertyAge 5_10_year; propertyType apartment; price 9000000
flat 90 lakh 12 saal purana saket
= saket; propertyAge more_than_10_year; propertyType apartment; price 9000000
flat 90 lakh half year old saket
= saket; propertyAge less_than_a_year; propertyType apartment; price 9000000
3bhk gk 2 3.5 cr
= gk 2; bhk 3bhk; price 35000000
plot 20 meter hisar 5 lakh
= ; city hisar; propertyType plot; plotArea 215; builtUpArea 215; price 500000
plot 19 meter hisar 5 lakh
= ; city hisar; propertyType plot; price 500000; wishes 19 meter
plot 100 gaj hisar 45,000/gaj
= ; city hisar; propertyType plot; plotArea 900; builtUpArea 900; price 4500000
plot 100 gaj hisar 45000 gaj ke hisab se
= ; city hisar; propertyType plot; plotArea 900; builtUpArea 900; price 4500000
land 2 acre hisar
= ; city hisar; propertyType plot; plotArea 87120; builtUpArea 87120
`,
  ),
  ...sentencesOf(
    rentWork,
    `
shop saket lease period 5 years
= saket; leaseYears 5; propertyType shop
shop saket 2 years lockin
= saket; lockInYears 2; propertyType shop
shop saket lock - in period 2 years
= saket; lockInYears 2; propertyType shop
warehouse 5000 sqft 499 per sqft saket
= saket; propertyType wharehouse; builtUpArea 5000; price 2495000
shop 10x2 saket 20k
= saket; propertyType shop; builtUpArea 20; price 20000
shop 10x1 saket 20k
= saket; propertyType shop; price 20000; wishes 10x1
shop 40 mtr saket 20k
= saket; propertyType shop; builtUpArea 431; price 20000
shop rent 20k servant room lift saket
= saket; amenities amenities_lift; lift common; propertyType shop; price 20000; unused servant room
shop rent 20k car parking inverter saket
= saket; amenities amenities_power_backup; propertyType shop; price 20000; unused car parking
office 20k rent no power backup attached washroom saket
= saket; powerBackup need_to_arrange; washroom private; propertyType office_space; price 20000
shop rent 20k lease of 500 years saket
= saket; propertyType shop; price 20000; wishes 500 years
`,
  ),
  ...sentencesOf(
    sellWork,
    `
warehouse 5000 sqft 500 per sqft saket
= saket; propertyType wharehouse; builtUpArea 5000; price 2500000
`,
  ),
]
