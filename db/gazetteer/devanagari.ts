/** Writes Devanagari in Latin letters, close enough to how a place is usually spelt in English. */
export function latinFromDevanagari(text: string) {
  return text.normalize('NFC').replace(/[\u0900-\u097f]+/g, latinWord)
}

function latinWord(word: string) {
  const known = wellKnown[word.replaceAll(NUKTA, '').replaceAll('ँ', 'ं')]
  if (known) return known

  let latin = ''
  const letters = [...word]
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants[letter]
    if (consonant === undefined) latin += signs[letter] ?? ''
    else latin += consonant + (keepsItsVowel(letters, at) ? 'a' : '')
  }
  return latin
}

/** A consonant is spoken with an "a" unless a sign follows it or the word ends. */
function keepsItsVowel(letters: string[], at: number) {
  const rest = letters.slice(at + 1).filter((letter) => letter !== NUKTA)
  const next = rest[0]
  if (next === undefined) return false
  return next in consonants || next in vowels || next === 'ं' || next === 'ः'
}

const NUKTA = '\u093c'

const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
}

const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai' },
  ...{ ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
}

const signs: Record<string, string> = {
  ...vowels,
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o' },
  ...{ 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
  ...{ '०': '0', '१': '1', '२': '2', '३': '3', '४': '4', '५': '5', '६': '6', '७': '7' },
  ...{ '८': '8', '९': '9' },
}

/** Words whose English spelling does not follow from their letters. */
const wellKnown: Record<string, string> = {
  दिल्ली: 'delhi',
  देहली: 'delhi',
  नई: 'new',
  नोएडा: 'noida',
  नोयडा: 'noida',
  ग्रेटर: 'greater',
  गुरुग्राम: 'gurugram',
  गुडगांव: 'gurugram',
  गुडगाव: 'gurugram',
  फरीदाबाद: 'faridabad',
  गाजियाबाद: 'ghaziabad',
  हिसार: 'hisar',
  भिवानी: 'bhiwani',
  सेक्टर: 'sector',
  सैक्टर: 'sector',
  फेज: 'phase',
  एक्सटेंशन: 'extension',
  एनक्लेव: 'enclave',
  कॉलोनी: 'colony',
  कालोनी: 'colony',
  रोड: 'road',
  मार्ग: 'marg',
  नगर: 'nagar',
  गार्डन: 'garden',
  पार्क: 'park',
  टाउन: 'town',
  सिटी: 'city',
  सेंटर: 'centre',
  मॉल: 'mall',
  प्लेस: 'place',
  मेट्रो: 'metro',
  स्टेशन: 'station',
  रेलवे: 'railway',
  चौक: 'chowk',
  बाजार: 'bazar',
  कनॉट: 'connaught',
  द्वारका: 'dwarka',
  रोहिणी: 'rohini',
  साकेत: 'saket',
  करोल: 'karol',
  बाग: 'bagh',
  ओखला: 'okhla',
  लाजपत: 'lajpat',
  मॉडल: 'model',
  वैशाली: 'vaishali',
  इंदिरापुरम: 'indirapuram',
  डीएलएफ: 'dlf',
  साइबर: 'cyber',
  मयूर: 'mayur',
  वसंत: 'vasant',
  कुंज: 'kunj',
}
