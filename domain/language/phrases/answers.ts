import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { Meaning, PhraseTable } from '#domain/language/phrases/phrase-table.ts'

const furnished = (...furnishing: SearchFilters['furnishing']): Meaning => ({
  filters: { furnishing },
})
const parking = (...wheels: SearchFilters['parking']): Meaning => ({ filters: { parking: wheels } })
/** Furnishing, parking, state and dates. */
export const answerPhrases: PhraseTable = [
  [
    furnished('full_furnished'),
    'furnished|furnish|fully furnished|full furnished|fullyfurnished|ful furnished|full furnish|with furniture|furniture ke sath|furniture ke saath|furniture wala|saman ke sath',
  ],
  [
    furnished('semi_furnished'),
    'semi furnished|semifurnished|semi|semi furnish|half furnished|adha furnished',
  ],
  [
    furnished('un_furnished'),
    'unfurnished|un furnished|unfurnish|anfurnished|not furnished|non furnished|without furniture|bina furniture',
  ],
  [
    parking('4_wheeler'),
    'parking|car parking|carparking|carpark|with parking|with car parking|4 wheeler parking|four wheeler parking|car park|gadi parking|gaadi parking|gadi ki parking|car ki parking',
  ],
  [
    parking('2_wheeler'),
    'bike parking|bikeparking|2 wheeler parking|two wheeler parking|scooter parking|scooty parking|bike ki parking',
  ],
  [
    { filters: { readiness: 'ready' } },
    'ready to move|ready to move in|ready|ready possession|ready flat|taiyar|tayar|rtm',
  ],
  [
    { leaning: 'resale', filters: { readiness: 'under_construction' } },
    'under construction|underconstruction|new launch|new project|nirmanadhin',
  ],
  [
    { filters: { availability: 'immediate' } },
    'immediate|immediately|available now|turant|abhi|abhi ke abhi',
  ],
  [
    { filters: { availability: 'with_in_15_days' } },
    'within 15 days|in 15 days|15 din me|15 din mein',
  ],
  [
    { filters: { availability: 'with_in_30_days' } },
    'within 30 days|in 30 days|30 din me|next month|within a month|ek mahine me|agle mahine|is mahine',
  ],
]
