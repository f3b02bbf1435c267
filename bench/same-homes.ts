import { labelHomes } from '#tests/homes/labelled-homes.ts'
import { measureHomes } from '#tests/homes/measure-homes.ts'

// How right we are about which listings are the same home, on a labelled set of towers with near
// misses (other floors, other flats of one plan, borrowed pictures) and altered pictures:
// npm run bench:homes -- 60

const towers = Number(process.argv[2] ?? 60)

const listings = await labelHomes({ towers, seed: 'bench' })
const start = performance.now()
const { right, wrong, missed, pairs, precision, recall, mistaken } = measureHomes(listings)
const ms = performance.now() - start
process.stdout.write(
  `${listings.length} listings of ${new Set(listings.map(({ home }) => home)).size} homes
precision ${precision.toFixed(4)}   ${right} right, ${wrong} wrong
recall    ${recall.toFixed(4)}   ${missed} missed
${(ms / listings.length).toFixed(2)} ms to compare a listing with all others (${pairs} pairs)
${mistaken.map((pair) => `mistaken: ${pair}\n`).join('')}`,
)
