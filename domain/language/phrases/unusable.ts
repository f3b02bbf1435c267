import type { PhraseTable } from '#domain/language/phrases/phrase-table.ts'

/** What listings do not tell, so that nobody can filter by it; and what goes without saying. */
export const unusablePhrases: PhraseTable = [
  [
    { isWish: true },
    [
      'couple friendly|unmarried couple|unmarried|unmarried couples|live in|live in couple|couples allowed',
      'vastu|vaastu|vastu compliant|vaastu compliant|vastu friendly|as per vastu|vastu ke hisab se',
      'modular kitchen|separate kitchen|open kitchen|kitchen|club house|clubhouse|cctv|cctv camera|intercom',
      'drawing room|dining room|drawing hall|guest room|living room|meeting room|conference room',
      'attached bathroom|attached washroom|attach bathroom|attach washroom|attached toilet|attached bath|attached latrine bathroom|latrine bathroom|western toilet|indian toilet|separate washroom|common washroom',
      'spacious|airy|ventilated|well ventilated|cross ventilation|ventilation|sunlight|sun light|natural light|sun facing|dhoop|dhup|clean|saaf|suthra|saaf suthra|safe|safe area|peaceful|quiet|luxury|luxurious|posh|posh area',
      'park facing|garden facing|pool facing',
      'roof|roof rights|roof right|backyard|aangan|angan',
      'bus stop',
      'water supply|24 hours water|24 hour water|24 7 water|ro water|meetha pani|mitha pani|ganga water|gangajal|borewell',
      'tennis court|badminton court|basketball court|jogging track|cricket ground|indoor games|party hall|sauna|jacuzzi',
      'fridge|refrigerator|washing machine|geyser|television|sofa|almirah|almari|wardrobe|wardrobes|microwave',
      'bank loan|home loan|loan|loan available|loanable|loan facility|freehold|free hold|lease hold|leasehold|registry|rera|rera approved|dda approved|approved|authorised|authorized|clear title',
      'negotiable|nego|price negotiable|pure veg|veg only|only veg|veg|vegetarian|vegetarian only|smoking|drinking|parties allowed|no restrictions|no restriction',
      'separate entrance|separate entry|separate meter|sub meter|independent entry|landlord not staying|owner not staying|owner free|owner nahi rehta|without owner',
      'new construction|newly built|newly constructed|brand new|naya bana|nayi bani|renovated|newly renovated|new building|old building',
      'single sharing|double sharing|twin sharing|triple sharing|sharing|with food|food included|with meals|khane ke sath|laundry|housekeeping',
      'short term|short stay|short term rent|daily basis|per day|weekly|middle floor|beech ka floor|wooden flooring|marble flooring|false ceiling',
      'two side open|two side|three side|three side open|3 side open|2 side open|wide road|road connectivity|good connectivity|connectivity',
    ].join('|'),
  ],
  [{}, 'makan malik'],
]
