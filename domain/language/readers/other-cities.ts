import { isMisspelt } from '#domain/language/words/spelling.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** Takes out the cities that we do not serve, and answers them as they were typed: `mumbai`. */
export function readOtherCities(text: string, tokens: Token[]): string[] {
  const found: string[] = []
  for (const at of tokens.keys()) {
    const length = lengthAt(tokens, at)
    const part = tokens.slice(at, at + length)
    if (length === 0 || nameNouns.has(free(tokens[at + length]))) continue
    use(part)
    found.push(text.slice(part[0]!.start, part.at(-1)!.end).toLowerCase())
  }
  return [...new Set(found)]
}

/** How many words from a place on are the name of such a city. */
function lengthAt(tokens: Token[], at: number) {
  const [word, next] = [free(tokens[at]), free(tokens[at + 1])]
  if (names.has(`${word} ${next}`)) return 2
  return isOtherCity(word) ? 1 : 0
}

/** Whether a name is that of a city that we do not serve. */
export function isOtherCity(name: string): boolean {
  return names.has(name) || longNames.some((known) => isMisspelt(name, known))
}

/** Behind a city they make a name of a place here: `rohtak road`, `agra canal`. */
const nameNouns =
  wordSet(`road rd highway expressway expway marg chowk gate canal by bypass house bhawan colony nagar vihar
  enclave market mandi junction golden`)

const names: ReadonlySet<string> = new Set(
  `mumbai|bombay|navi mumbai|मुंबई|thane|pune|पुणे|nagpur|nashik|bangalore|bengaluru|बेंगलुरु|mysore|
  chennai|चेन्नई|coimbatore|madurai|hyderabad|हैदराबाद|secunderabad|vizag|visakhapatnam|vijayawada|
  kochi|cochin|trivandrum|thiruvananthapuram|kolkata|कोलकाता|calcutta|howrah|siliguri|guwahati|
  bhubaneswar|ranchi|jamshedpur|patna|पटना|lucknow|लखनऊ|kanpur|कानपुर|agra|आगरा|mathura|vrindavan|
  aligarh|meerut|मेरठ|moradabad|bareilly|saharanpur|muzaffarnagar|bulandshahr|hapur|gorakhpur|
  varanasi|banaras|allahabad|prayagraj|jhansi|ayodhya|dehradun|देहरादून|haridwar|rishikesh|roorkee|
  nainital|haldwani|chandigarh|चंडीगढ़|mohali|panchkula|zirakpur|ludhiana|amritsar|jalandhar|patiala|
  bathinda|rohtak|रोहतक|sonipat|sonepat|panipat|karnal|kurukshetra|ambala|yamunanagar|kaithal|jind|
  sirsa|fatehabad|rewari|narnaul|mahendragarh|charkhi dadri|jhajjar|bahadurgarh|palwal|jaipur|जयपुर|
  jodhpur|udaipur|kota|ajmer|bikaner|alwar|bhiwadi|neemrana|bhopal|भोपाल|indore|इंदौर|gwalior|
  jabalpur|raipur|ahmedabad|surat|vadodara|baroda|rajkot|gandhinagar|goa|shimla|manali|dharamshala|
  jammu|srinagar`
    .split('|')
    .map((name) => name.trim()),
)

/** Long enough that one wrong letter still tells which is meant. */
const longNames = [...names].filter((name) => /^\p{L}{6,}$/u.test(name))
