import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'

/** What a phrase answers: for every kind of listing, for homes, or for workplaces. */
export type OwnerMeaning = {
  answers?: ListingAnswers
  home?: ListingAnswers
  work?: ListingAnswers
  /** The words still belong to the name of a place. */
  isName?: true
  /** Something that no question asks for; the phrase has no other meaning. */
  isWish?: true
}

/** What owners say of their property that nobody searches by, or that a search reads otherwise. */
export const ownerPhrases: [OwnerMeaning, string][] = [
  ...parkings(),
  ...tenants(),
  ...papers(),
  ...amenities(),
  ...buildings(),
  [
    { answers: { priceNegotiable: true } },
    'negotiable|nego|neg|slightly negotiable|little negotiable|price negotiable|rent negotiable|thoda negotiable|negotiation possible|kam ho jayega|baat ho jayegi',
  ],
  [
    { answers: { priceNegotiable: false } },
    'non negotiable|not negotiable|no negotiation|fixed price|fix price|fixed rent|fix rent|final price|price fixed|rent fixed|rate fix|fixed rate',
  ],
  [
    {},
    'ok|okay|etc|genuine|interested|serious|contact|call|whatsapp|details|wanted|dda|dena h|deni h|dena he|prefered|preffered|preferd|dono|dono chalega',
  ],
  [
    { isWish: true },
    '24x 7 water|24x 7 water supply|24 hours water|24 hour water|24 ghante pani|truck parking|truck entry|truck access|loading unloading|loading bay|bijli alag|bijli extra|light alag|electricity extra|electricity separate|separate electricity|bijli pani alag|bijli ka bill alag|water extra|pani alag|pani bijli alag|11 month agreement|rent agreement|agreement|1 year agreement',
  ],
  [{ answers: { tenure: 'only_rent' } }, 'only rent|only for rent|rent only'],
  [{ answers: { tenure: 'only_lease' } }, 'only lease|only for lease|lease only'],
]

function parkings(): [OwnerMeaning, string][] {
  return [
    [
      { home: { parking: 'none' }, work: { commercialParking: 'none' } },
      'no parking|without parking|bina parking|parking nahi|parking nahi hai|parking not available|no car parking|no parking space|parking na',
    ],
    [
      { home: { parking: 'car_and_bike' } },
      'car and bike parking|bike and car parking|car bike parking|bike car parking|car aur bike parking|bike aur car parking|car & bike parking|car n bike parking|car / bike parking|car + bike parking|bike & car parking|both parking|2 wheeler and 4 wheeler parking|car parking and bike parking|car scooter parking|bike aur car ki parking|car aur bike ki parking',
    ],
    [
      { home: { parking: 'car' }, work: { commercialParking: 'reserve' } },
      'reserved parking|reserve parking|private parking|own parking|stilt parking|covered parking|covered car parking|reserved car parking|basement parking',
    ],
    [
      { home: { parking: 'car' } },
      'open parking|garage|1 car parking|one car parking|2 car parking|two car parking|ek car parking|do car parking|car parking available|gaadi khadi|gadi khadi',
    ],
    [
      { work: { commercialParking: 'public' } },
      'public parking|common parking|open public parking',
    ],
    [
      { work: { commercialParking: 'public_reserved' } },
      'public and reserved parking|reserved and public parking',
    ],
  ]
}

function tenants(): [OwnerMeaning, string][] {
  return [
    [
      { answers: { tenants: ['any_one'] } },
      'anyone|any one|anybody|any body|any tenant|koi bhi|koi bhi chalega|koi bhi le sakta|all allowed|open for all|open to all|everyone|everyone allowed|sabhi|sab chalega|sabke liye|no restriction|no restrictions|family bachelor both|family and bachelor both|family bachelors both|bachelor family both',
    ],
    [
      { answers: { tenants: ['family'] } },
      'no bachelors|no bachelor|bachelors not allowed|bachelor not allowed|bachelor nahi|bachelors nahi|not for bachelors|not for bachelor|no students|sirf family|parivar walo|sirf parivar',
    ],
  ]
}

function papers(): [OwnerMeaning, string][] {
  return [
    [
      { answers: { ownership: 'self_owned' } },
      'freehold|free hold|self owned|self own|own property|registry|registry wala|registry wali|registry property|full registry',
    ],
    [{ answers: { ownership: 'on_lease' } }, 'leasehold|lease hold|leasehold property'],
    [
      { answers: { underLoan: true } },
      'under loan|loan running|bank loan running|loan chal raha|loan chal rha|existing loan|loan on property|mortgaged|loan baki',
    ],
    [
      { answers: { underLoan: false } },
      'no loan|loan free|no existing loan|without loan|loan clear|loan cleared|koi loan nahi|loan nahi',
    ],
    [
      { answers: { taxPaid: true } },
      'tax paid|property tax paid|house tax paid|house tax clear|tax clear|taxes paid|house tax cleared',
    ],
    [
      { answers: { occupancyCertificate: true } },
      'oc available|oc received|occupancy certificate|occupancy certificate available|occupancy certificate received|completion certificate|oc cc',
    ],
    [
      { answers: { saleDeed: true } },
      'sale deed|sale deed available|registered sale deed|conveyance deed|sale deed ready',
    ],
  ]
}

function amenities(): [OwnerMeaning, string][] {
  const backup = ['amenities_power_backup'] as const
  return [
    [
      {
        answers: { amenities: [...backup] },
        home: { powerBackup: 'full' },
        work: { powerBackup: 'full' },
      },
      'full power backup|100 power backup|24 7 power backup|complete power backup|full backup|100 backup|full power back up|pura power backup|full dg backup|24 hours power backup',
    ],
    [
      { answers: { amenities: [...backup] }, home: { powerBackup: 'partial' } },
      'partial power backup|partial backup|inverter|inverter backup|half power backup|power backup for lift',
    ],
    [
      { home: { powerBackup: 'none' }, work: { powerBackup: 'need_to_arrange' } },
      'no power backup|without power backup|power backup nahi|no backup|no inverter',
    ],
    [
      { answers: { amenities: [...backup] }, work: { powerBackup: 'dg_backup' } },
      'dg backup|dg set|dg|generator|genset|generator backup|dg power backup',
    ],
    [{ work: { lift: 'none' } }, 'no lift|without lift|lift nahi|lift nahi hai|bina lift'],
    [
      { answers: { amenities: ['amenities_lift'] }, work: { lift: 'personal' } },
      'private lift|personal lift|own lift|separate lift',
    ],
    [
      { answers: { amenities: ['amenities_lift'] }, work: { lift: 'common' } },
      'common lift|shared lift',
    ],
    [
      { answers: { waterSupply: 'borewell' } },
      'borewell|borewell water|boring|boring water|boring ka pani|submersible|bore water|bore well|ground water',
    ],
    [
      { answers: { waterSupply: 'corporation' } },
      'corporation water|corporation|jal board|jal board water|jal board ka pani|djb water|municipal water|mcd water|government water|govt water|sarkari pani|nigam ka pani|huda water|ganga water|ganga jal|gangajal',
    ],
    [
      { answers: { waterSupply: 'both' } },
      'corporation and borewell|borewell and corporation|both water|jal board and borewell|borewell and jal board|borewell and jal board water|borewell and corporation water|dono pani',
    ],
    [{ answers: { waterStorage: true } }, 'water tank|overhead tank|pani ki tanki|water storage'],
    [
      { work: { washroom: 'private' } },
      'private washroom|attached washroom|attach washroom|own washroom|personal washroom|separate washroom|private toilet|washroom inside|attached toilet',
    ],
    [
      { work: { washroom: 'shared' } },
      'common washroom|shared washroom|common toilet|shared toilet|washroom common',
    ],
    [{ work: { washroom: 'no' } }, 'no washroom|without washroom|washroom nahi|no toilet'],
  ]
}

function buildings(): [OwnerMeaning, string][] {
  return [
    [{ work: { buildingType: 'mall' }, isName: true }, 'mall'],
    [{ work: { buildingType: 'mall' } }, 'in mall|inside mall|shopping mall|mall me|mall ke andar'],
    [
      { work: { buildingType: 'bussiness_park' } },
      'it park|tech park|corporate park|corporate building|it building|commercial tower|corporate tower',
    ],
    [
      { work: { buildingType: 'standlone_building' } },
      'standalone building|stand alone building|standlone building|standalone|independent building',
    ],
    [
      { work: { buildingType: 'independent_shop' } },
      'independent shop|individual shop|single shop',
    ],
    [
      { work: { floor: 'full_building' } },
      'full building|whole building|entire building|complete building|poori building|puri building',
    ],
    [
      { answers: { propertyAge: 'less_than_a_year' } },
      'new construction|newly built|newly constructed|brand new|naya bana|nayi bani|naya bana hua|new building|new built|new flat|newly build',
    ],
    [
      { answers: { totalFloors: 'ground_only' } },
      'single storey|single story|ek manzila|one storey|ground floor only|only ground floor',
    ],
  ]
}
