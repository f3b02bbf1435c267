import path from 'node:path'
import { parseArgs } from 'node:util'
import { listingPlace } from '#contract/listing/listing-title.ts'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals, defaultCity } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { hasDatabase } from '#db/embedded/home.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { explainStatements, recordStatements } from '#db/record-statements.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { type Env, readEnv, SettingsError } from '#server/env.ts'

const usage = `How a sentence is understood, the statements that a search runs, and their plans:
  npm run explain -- "2bhk dwarka under 40 lakh"
  npm run explain -- "office near metro" --city noida --category commercial --deal rent`

/** A reason to stop that the person in front of the terminal can act on. */
class Refusal extends Error {}

try {
  const search = readSearch()
  await withDatabase(readEnv(undefined, { isCommand: true }), (url) => explain(url, search))
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function readSearch(): ListingSearch {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { city: text, category: text, deal: text },
    allowPositionals: true,
  })
  const { city = defaultCity, category = 'residential', deal = 'rent' } = values
  const isKnown = isOption(cities, city) && isOption(categories, category) && isOption(deals, deal)
  if (positionals.length === 0 || !isKnown) throw new Refusal(usage)
  return { city, category, deal, text: positionals.join(' '), filters: noFilters }
}

async function explain(url: string, asked: ListingSearch) {
  let search = asked
  await explainStep(url, 'UNDERSTOOD: resolveSearch', async (db) => {
    search = await resolveSearch(db, asked)
    return {
      city: search.city,
      category: search.category,
      deal: search.deal,
      filters: appliedFilters(search).map(({ label }) => label),
      'words left': search.text,
      page: searchHref(search),
    }
  })

  let match: Awaited<ReturnType<typeof findTextMatch>>
  await explainStep(url, 'WORDS: findTextMatch', async (db) => {
    match = await findTextMatch(db, search)
    return match ?? 'no words to match'
  })
  await explainStep(url, 'PAGE: searchListings', async (db) => {
    const { listings } = await searchListings(db, search, {}, { match })
    return listings.map(
      ({ spn, price, ...listing }) => `${spn}  ${price}  ${listingPlace(listing)}`,
    )
  })
  await explainStep(url, 'COUNTS: countListings', async (db) => {
    const { total } = await countListings(db, search, { match })
    return { total }
  })
}

async function explainStep(url: string, title: string, work: (db: Db) => Promise<unknown>) {
  let answer: unknown
  const statements = await recordStatements(url, async (db) => {
    answer = await work(db)
  })
  const plans = await explainStatements(url, statements, { analyze: true })
  say(title, answer)
  for (const [at, { text, values }] of statements.entries()) {
    const bound = values.map((value, index) => `$${index + 1} = ${JSON.stringify(value)}`)
    say(
      `-- statement ${at + 1} of ${statements.length}`,
      text.replace(/^ {4}/gm, '').trim(),
      `-- ${bound.join(', ')}`,
      '',
      plans[at],
    )
  }
}

async function withDatabase(env: Env, work: (url: string) => Promise<void>) {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  const folder = path.join(env.DATA_DIR, 'postgres')
  if (!hasDatabase(folder, '/var/lib/basera')) {
    throw new Refusal('There is no database yet. Run npm start once, then try again.')
  }
  const server = await startEmbedded({ folder })
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}

function say(...parts: unknown[]) {
  const texts = parts.map((part) =>
    typeof part === 'string' ? part : JSON.stringify(part, null, 2),
  )
  process.stdout.write(`\n${texts.join('\n')}\n`)
}
