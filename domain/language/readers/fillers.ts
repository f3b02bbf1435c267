import { isMisspelt } from '#domain/language/words/spelling.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/**
 * Sets the words aside that say nothing about what is looked for, and those that are wishes nobody
 * can filter by, but none that belongs to a name.
 */
export function dropFillers(tokens: Token[]) {
  const isName = tokens.map((token) => !token.use && (token.isProtected || !isLoose(token.word)))
  for (const [at, token] of tokens.entries()) {
    const word = free(token)
    // Kept ones count as names, so that both words of `saket metro station` are kept.
    if (nameEnds.has(word)) isName[at] = isName[at - 1] ?? false
    if (/^[a-z]$/.test(word) && isLetterOfName(tokens, at)) isName[at] = true
    if (word === 'bas' && /^(stand|stop|adda|depot)$/.test(free(tokens[at + 1]))) isName[at] = true
    if (isSmallNumber(word)) isName[at] = Boolean(isName[at - 1] || isName[at + 1])
  }
  for (const [at, token] of [...tokens.entries()].reverse()) {
    if (nameStarts.has(free(token))) isName[at] = isName[at + 1] ?? false
  }
  for (const [at, token] of tokens.entries()) {
    if (nameMiddles.has(free(token))) isName[at] = Boolean(isName[at - 1] && isName[at + 1])
  }
  for (const [at, token] of tokens.entries()) {
    const word = free(token)
    if (word !== '' && !isName[at]) use([token], wishWords.has(word) ? 'wish' : 'filler')
  }
}

/** The m of `m block`, `pocket m`, `m-24`, `m g road` and `sir m vishweshwaraiah`. */
function isLetterOfName(tokens: Token[], at: number) {
  const [before, token, next] = [-1, 0, 1].map((step) => tokens[at + step])
  if (before?.end === token?.start || next?.start === token?.end) return true
  if (/^(block|pocket|tower|wing|gate|sir)$/.test(free(before))) return true
  return /^(block|pocket|\d+)$/.test(free(next)) || isInitial(tokens, at)
}

/** One of several letters: those of `r k puram` and `c p`, but not of `i m looking`. */
function isInitial(tokens: Token[], at: number) {
  const isLetter = (index: number) => /^[a-z]$/.test(free(tokens[index]))
  let [first, end] = [at, at]
  while (isLetter(first - 1)) first--
  while (isLetter(end)) end++
  const letters = tokens.slice(first, end).map(({ word }) => word)
  return letters.length > 1 && !/^(im|ur|ru)$/.test(letters.join(''))
}

function isLoose(word: string) {
  const isKnown = [fillers, wishWords, nameStarts, nameEnds, nameMiddles].some((words) =>
    words.has(word),
  )
  return isKnown || isSmallNumber(word) || longFillers.some((known) => isMisspelt(word, known))
}

/** The 2 of `gaur city 2` belongs to a name, that of `2 car parking` does not. */
function isSmallNumber(word: string) {
  return /^\d{1,2}$/.test(word)
}

/** Part of a name when a name follows: `new friends colony`, but not `new flat`. */
const nameStarts = wordSet(
  `new naya nayi naye nai old purana purani purane bada badi bade chota chhota chhoti choti best
  good big small bata living sir call water security study servant`,
)

/** Part of a name when one stands before: `khan market`, `sarita vihar pocket a`. */
const nameEnds = wordSet(
  `metro station stations stn market school schools park mandir temple gurudwara hospital mall road
  highway society place garden a h i`,
)

/** Part of a name between two words of it: `east of kailash`, `majnu ka tilla`. */
const nameMiddles = wordSet('of and & ka ki ke the - – / +')

/** Words of asking (`dikhao`, `chahiye`), where they are not part of a name. */
const wishWords = wordSet(
  `metro station stations stn market school schools park mandir temple gurudwara hospital mall road
  highway garden new naya nayi naye nai old purana purani purane bada badi bade chota chhota chhoti
  choti big small water security study servant living kitchen bathroom bath washroom toilet latrine
  furniture facing size`,
)

const english = `
  an in at on for with to from by is am are be was it its this that my our we us you your me want
  wanted wants need needed needs looking look searching search find finding show give get help
  please pls plz kindly required require requires requirement requirements hello hi hey dear madam
  some any only just also very nice decent lovely beautiful reasonable budget rate price cost low
  lowest urgent urgently asap near nearby nearest close next around beside area areas location
  locality side available availability possession property properties propert prop type types kind
  option options set range details contact number owner owners direct directly broker brokers brokerage
  dealer dealers agent agents dalal dalali landlord people person persons live stay staying or than upto within inside move shift
  shifting ncr bhk friendly separate full fully space project projects cum malik condition walking
  walkable distance no not without except nr wd wid having send photo photos pic pics video whatsapp
  msg message mobile mob phone allowed attached attach compliant month months week hours n u ok okay
  okk but`

const hindi = `
  mujhe mujhko muje mujko mjhe hame hamein humein hume hum ham hamko humko hamara hamari hamare
  humara mera mere meri main mein men mai apna apne apni aap aapke aapka koi kuch kuchh ko par pe
  pr sa si se tak andar ander bhi jo jis jiska jiski jisme jismein kahan kaha kaun kitna kitne
  kitni hai hain he ho hota hona honi hogi hoga hu hun hoon tha raha rahe rahi rha rhe rhi rehna
  rehne rahna rahne rehta rehte ek chahiye chaiye chahie chaahiye chaheye chahye chahta chahte
  chahti dena deni dene lena leni lene lenaa do de dijiye dila dilao dilwa dilwao dikha dikhao
  dikhaye dikhaiye dikhado batao bataye bataiye bhejo bhej dhoond dhundh dhoondh dhund dhoondna
  dhundna dekh dekho dekhna karna karni karne karo kar kare krna acha accha achha achhi acchi achi
  achhe acche ache achchha badhiya badiya mast zabardast mehnga kam daam dam
  kimat keemat wala wali wale vala vali vale waala waali walla liye lie liy lye sath saath paas
  pas pass najdeek nazdeek nazdik najdik aas aaspaas aspaas samne saamne yahan wahan idhar udhar
  kisi baat jagah jaga ilaka ilake taraf log logon logo mil mile milega milegi milna jaye
  jayega jaaye nahi nahin nhi bina sakta sakte sakti ya aur ab aaj kal jaldi zaroorat jarurat zarurat jaroorat bhai
  bhaiya ji namaste k m p g s kr mei mn sirf bs bas sabse sbse kya jaha jahan wo woh ye yeh hmko
  khali tarikh beech bich apke apka na theek thik agar agr magar lekin bta btao dedo milta milti krta krte rhna rhne`

/** Words that mean nothing by themselves and nothing in a name. */
export const fillers = wordSet(`${english} ${hindi}`)

/** Long enough that one wrong letter still tells what was meant. */
const longFillers = [...fillers].filter((word) => word.length >= 7)
