import {
  rentHome,
  rentWork,
  sellHome,
  sentencesOf,
} from '#tests/language/listing/owner-sentence.ts'

/** Sentences in Devanagari, as owners write them. Today is 16 November 2026. */
export const devanagariSentences = [
  ...sentencesOf(
    rentHome,
    `
दो बीएचके फ्लैट किराये पर देना है द्वारका सेक्टर 12 तीसरी मंजिल 25 हजार फर्निश्ड केवल परिवार
= द्वारका सेक्टर 12; floor 3; bhk 2bhk; tenants family; furnishing full_furnished; propertyType apartment; price 25000
नोएडा सेक्टर 76 में 2 बीएचके किराये पर 24 हजार महीना सेमी फर्निश्ड 1 दिसंबर से
= सेक्टर 76; availableFrom 2026-12-01; bhk 2bhk; city noida; furnishing semi_furnished; price 24000
एक कमरा किराये पर लक्ष्मी नगर 5 हजार लड़कियों के लिए
= लक्ष्मी नगर; bhk 1rk; tenants bachelor_female; price 5000
२ बीएचके रोहिणी सेक्टर ९ किराया १८ हजार दो महीने डिपॉजिट
= रोहिणी सेक्टर ९; bhk 2bhk; price 18000; deposit 36000
`,
  ),
  ...sentencesOf(
    sellHome,
    `
द्वारका सेक्टर 7 में 3 बीएचके फ्लैट बिक्री के लिए 1.2 करोड़ चौथी मंजिल लिफ्ट पार्किंग
= द्वारका सेक्टर 7; floor 4; bhk 3bhk; parking car; amenities amenities_lift; propertyType apartment; price 12000000
गुड़गांव में 250 गज का प्लॉट 1.5 करोड़ पूर्व मुखी
= ; facing east; city gurugram; propertyType plot; plotArea 2250; builtUpArea 2250; price 15000000
मकान बेचना है हिसार 150 गज 65 लाख 2 मंजिला
= ; totalFloors 2; city hisar; propertyType individual_house; plotArea 1350; price 6500000
3 बीएचके बिल्डर फ्लोर जनकपुरी 1.8 करोड़ फ्रीहोल्ड
= जनकपुरी; bhk 3bhk; ownership self_owned; propertyType individual_floor; price 18000000
`,
  ),
  ...sentencesOf(
    rentWork,
    `
दुकान किराये पर देनी है 200 वर्ग फुट मेन रोड 20 हजार
= ; otherFeatures on_main_road; propertyType shop; builtUpArea 200; price 20000
`,
  ),
]
