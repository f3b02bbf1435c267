/** Writes Devanagari in Latin letters, close enough to how a place is usually spelt in English. */
export function latinFromDevanagari(text: string) {
  return text
    .normalize('NFC')
    .replace(/[\u0900-\u097f]+/g, (word) => placeWord(word) ?? spelt(word))
}

/**
 * Looks up Latin words by their Devanagari spellings, from a table by Latin word. Letters that
 * people mix up count as the same: with or without a dot, a short or a long vowel.
 */
export function devanagariWords(table: Record<string, string>) {
  const words = new Map(
    Object.entries(table).flatMap(([latin, spellings]) =>
      spellings.split(' ').map((spelling) => [folded(spelling), latin] as const),
    ),
  )
  return (word: string): string | undefined => words.get(folded(word))
}

function folded(word: string) {
  return word
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-ह])/g, 'ं')
    .replace(/ये/g, 'ए')
    .replace(/यी/g, 'इ')
    .replace(/[ईीऊूऐैऔौऑॉ]/g, (letter) => likeness[letter] ?? letter)
    .replace(/ं$/, '')
}

function spelt(word: string) {
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

const likeness = letterTable('ई=इ ी=ि ऊ=उ ू=ु ऐ=ए ै=े औ=ओ ौ=ो ऑ=आ ॉ=ा')
const consonants = letterTable(
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n',
  'प=p फ=f ब=b भ=bh म=m य=y र=r ल=l व=v श=sh ष=sh स=s ह=h ळ=l',
)
const vowels = letterTable('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ऑ=o ऍ=e')
const signs = {
  ...vowels,
  ...letterTable(
    'ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au ॉ=o ॅ=e ं=n ँ=n ः=h',
    '०=0 १=1 २=2 ३=3 ४=4 ५=5 ६=6 ७=7 ८=8 ९=9',
  ),
}

function letterTable(...rows: string[]): Record<string, string> {
  return Object.fromEntries(rows.flatMap((row) => row.split(' ').map((pair) => pair.split('='))))
}

/** Words that mean the same in the name of a place and beside it. */
export const namesInDevanagari = {
  delhi: 'दिल्ली देहली',
  noida: 'नोएडा नोयडा',
  greater: 'ग्रेटर',
  gurugram: 'गुरुग्राम गुडगांव गुडगाव गुरगांव',
  faridabad: 'फरीदाबाद',
  ghaziabad: 'गाजियाबाद',
  hisar: 'हिसार',
  bhiwani: 'भिवानी',
  sector: 'सेक्टर सैक्टर',
  phase: 'फेज',
  extension: 'एक्सटेंशन',
  metro: 'मेट्रो',
  station: 'स्टेशन',
  park: 'पार्क',
}

/** Words whose English spelling does not follow from their letters. */
const placeWord = devanagariWords({
  ...namesInDevanagari,
  new: 'नई',
  enclave: 'एनक्लेव',
  colony: 'कॉलोनी कालोनी',
  road: 'रोड',
  marg: 'मार्ग',
  nagar: 'नगर',
  garden: 'गार्डन',
  town: 'टाउन',
  city: 'सिटी',
  centre: 'सेंटर',
  mall: 'मॉल',
  place: 'प्लेस',
  railway: 'रेलवे',
  chowk: 'चौक',
  bazar: 'बाजार',
  connaught: 'कनॉट',
  dwarka: 'द्वारका',
  rohini: 'रोहिणी',
  saket: 'साकेत',
  karol: 'करोल',
  bagh: 'बाग',
  okhla: 'ओखला',
  lajpat: 'लाजपत',
  model: 'मॉडल',
  vaishali: 'वैशाली',
  indirapuram: 'इंदिरापुरम',
  dlf: 'डीएलएफ',
  cyber: 'साइबर',
  mayur: 'मयूर',
  vasant: 'वसंत',
  kunj: 'कुंज',
})
