import { rentWork, sellWork, sentencesOf } from '#tests/language/listing/owner-sentence.ts'

/** Workplaces, as owners write them. Today is 16 November 2026. */
export const workSentences = [
  ...sentencesOf(
    rentWork,
    `
shop 9 years lease 3 years lock in 50k rent
= ; lockInYears 3; leaseYears 9; propertyType shop; price 50000
shop lease 9 years old building rent 50k
= ; leaseYears 9; propertyType shop; price 50000; wishes old building
office space 1200 sqft cyber city gurgaon rent 1.2 lakh per month lock in 2 years lease 5 years furnished private washroom
= cyber city; lockInYears 2; leaseYears 5; washroom private; city gurugram; furnishing full_furnished; propertyType office_space; builtUpArea 1200; price 120000
dukan kiraye pe 300 sq ft main road rohini sector 7 35 hazar security 1 lakh
= rohini sector 7; otherFeatures on_main_road; propertyType shop; builtUpArea 300; price 35000; deposit 100000
warehouse 5000 sqft faridabad rent 25 per sqft
= ; city faridabad; propertyType wharehouse; builtUpArea 5000; price 125000
shop for rent 250 sqft ground floor karol bagh main market rent 60k security 2 lakh ideal for jewellery or garments
= karol bagh; idealFor jewellery or garments; floor ground; propertyType shop; builtUpArea 250; price 60000; deposit 200000; wishes market
office 800 sqft nehru place 4th floor rent 55000 full furnished common washroom lift dg backup reserved parking lock in 1 year
= nehru place; lockInYears 1; floor 4; washroom shared; amenities amenities_power_backup amenities_lift; powerBackup dg_backup; commercialParking reserve; furnishing full_furnished; lift common; propertyType office_space; builtUpArea 800; price 55000
godown 10000 sq ft kiraye pe mundka 1.5 lakh mahina
= mundka; propertyType wharehouse; builtUpArea 10000; price 150000
showroom 3000 sqft mg road gurgaon 4.5 lakh per month lease 9 years lock-in 3 years
= mg road; lockInYears 3; leaseYears 9; city gurugram; propertyType showroom; builtUpArea 3000; price 450000
co working space noida sector 63 rent 8000 per month furnished
= sector 63; city noida; furnishing full_furnished; propertyType co-working; price 8000
cafe space 1500 sqft hauz khas village rent 2.5 lakh
= hauz khas village; propertyType cafe; builtUpArea 1500; price 250000
shop for rent 250 sqft 60k parking available deposit 2 lakh
= ; propertyType shop; builtUpArea 250; price 60000; deposit 200000; unused parking
ground floor shop 12x20 laxmi nagar rent 25k
= laxmi nagar; floor ground; propertyType shop; builtUpArea 240; price 25000
basement for rent 1000 sqft lajpat nagar 40000 suitable for godown or coaching, private lift
= lajpat nagar; idealFor godown or coaching; floor lower_basement; amenities amenities_lift; lift personal; builtUpArea 1000; price 40000
restaurant space 2500 sq ft connaught place rent 8 lakh lock in 3 years lease 9 years no lift
= connaught place; lockInYears 3; leaseYears 9; lift none; propertyType cafe; builtUpArea 2500; price 800000
warehouse 5000 sq ft bhiwani kiraye pe 90 hazar, truck parking
= ; city bhiwani; propertyType wharehouse; builtUpArea 5000; price 90000; wishes truck parking
shop no 14 cyber hub lower ground 300 sqft 1.2 lakh rent
= shop no 14 cyber hub; floor ground; propertyType shop; builtUpArea 300; price 120000
shop upper ground floor 20k laxmi nagar
= laxmi nagar; floor ground; propertyType shop; price 20000
office 500 sqft 2 cabin 10 workstation sector 18 noida 45k
= sector 18; city noida; propertyType office_space; builtUpArea 500; price 45000; wishes 2 cabin 10 workstation
dukaan 10*15 kiraya 12 hazar pagdi 2 lakh
= ; propertyType shop; builtUpArea 150; price 12000; deposit 200000
`,
  ),
  ...sentencesOf(
    sellWork,
    `
showroom ground floor 2000 sqft sale 3.5 cr main road 3 side open suitable for bank or clinic
= ; idealFor bank or clinic; floor ground; otherFeatures on_main_road; propertyType showroom; builtUpArea 2000; price 35000000; wishes 3 side open
shop bikau hai sector 18 noida 400 sqft 1.6 cr ground floor in mall
= sector 18; floor ground; buildingType mall; city noida; propertyType shop; builtUpArea 400; price 16000000
shop no 12 sector 29 gurgaon sale 95 lakh 180 sqft first floor common washroom no parking
= shop no 12 sector 29; floor 1; washroom shared; commercialParking none; city gurugram; propertyType shop; builtUpArea 180; price 9500000
office space for sale 600 sqft ansal plaza 75 lakh 2nd floor public parking full power backup
= ansal plaza; floor 2; commercialParking public; amenities amenities_power_backup; powerBackup full; propertyType office_space; builtUpArea 600; price 7500000
`,
  ),
]
