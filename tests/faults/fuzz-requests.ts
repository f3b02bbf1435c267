import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import routeConfig from '#app/routes.ts'
import { anyCharacter } from '#tests/any-character.ts'

export type FuzzRequest = {
  method: 'GET' | 'POST'
  path: string
  type?: string
  body?: string
}

/** Ids and words that exist, so that a request gets past the first checks. */
export type Known = { spn: string; listingId: string; userId: string; phone: string }

/** What the site's description of its API says of a form: fields, or variants of them. */
type Form = { properties?: Record<string, unknown>; oneOf?: Form[] }

/** The part of the description that says where a form is posted. */
export type DescribedApi = {
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Form }> } } }>
}

/**
 * Requests to every call that the site describes and to every page, with fields that are right,
 * wrong and hostile.
 */
export async function fuzzRequests(
  known: Known,
  api: DescribedApi,
): Promise<fc.Arbitrary<FuzzRequest>> {
  const value = valueFor(known)
  const calls = Object.entries(api.paths).map(([path, { post }]) => {
    const forms = Object.values(post.requestBody.content).map(({ schema }) => schema)
    return callRequest(path, [...new Set(forms.flatMap(fieldNames))], value)
  })
  const pages = (await routeConfig).flatMap(pathsOf).map((path) => pageRequest(path, value))
  // As often each: there are about as many calls as pages.
  return fc.oneof(...calls, ...pages)
}

const hostile = [
  '',
  ' ',
  '\u0000',
  'a\r\nBcc: b@example.com',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '{phone_no}',
  '__proto__',
  '../../etc/passwd',
  'null',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '[]',
  '{}',
  '[[[[[[',
  '{"filterPriceMax":1e999}',
  '["a",null,{"b":1}]',
  'true',
  '2026-02-31',
  '31-02-2026',
  '२ कमरे',
  '𝕊\ud800',
  '0199a0de-0000-7000-8000-000000000001',
  'a'.repeat(5_000),
  '9'.repeat(20_000),
  `${'a'.repeat(25_000)}!`,
  `${'1 '.repeat(15_000)}x`,
]

function valueFor({ spn, listingId, userId, phone }: Known) {
  const right = [
    spn,
    listingId,
    userId,
    phone,
    'delhi',
    'active',
    'rent',
    'resale',
    '2bhk',
    '1',
    '20',
  ]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...right) },
    { weight: 3, arbitrary: fc.constantFrom(...hostile) },
    { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  )
}

function callRequest(path: string, names: string[], value: fc.Arbitrary<string>) {
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('anything')
  const anyName = fc.oneof({ weight: 8, arbitrary: name }, fc.constantFrom('__proto__', 'a[]', ''))
  const fields = fc.array(fc.tuple(anyName, value), { maxLength: 12 })
  const whole = fc.tuple(...names.map((each) => fc.tuple(fc.constant(each), value)))
  return fc
    .tuple(
      fc.oneof(fields, whole),
      fc.constantFrom('form', 'form', 'form', 'parts', 'json', 'none'),
    )
    .map(([pairs, kind]): FuzzRequest => ({ method: 'POST', path, ...encode(pairs, kind) }))
}

function encode(pairs: [string, string][], kind: string) {
  if (kind === 'none') return {}
  if (kind === 'json') return { type: 'application/json', body: JSON.stringify(pairs) }
  if (kind === 'form') {
    const body = new URLSearchParams(pairs).toString()
    return { type: 'application/x-www-form-urlencoded', body }
  }
  const parts = pairs.map(
    ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}--x--\r\n` }
}

const queries = ['q', 'city', 'id', 'sort', 'after', 'area', 'drawn', 'wishes', 'step', 'token']
const pageFields = [
  ...queries,
  'filterBHK',
  'filterPriceMax',
  'redirect_url',
  'mess',
  'tab',
  'page',
]

function pageRequest(path: string, value: fc.Arbitrary<string>) {
  const short = value.map((text) => text.slice(0, 2_000))
  const query = fc.array(fc.tuple(fc.constantFrom(...pageFields), short), { maxLength: 5 })
  return fc.tuple(query, fc.array(short, { minLength: 4, maxLength: 4 }), fc.boolean()).map(
    ([pairs, words, isData]): FuzzRequest => ({
      method: 'GET',
      path: `${filled(path, words)}${isData && path !== '/' ? '.data' : ''}?${new URLSearchParams(pairs)}`,
    }),
  )
}

/** The path of a route with words in the place of its parameters. */
function filled(path: string, words: string[]) {
  let at = 0
  return path.replaceAll(/:\w+\??|\*/g, () =>
    encodeURIComponent(wellFormed(words[at++ % words.length]!)),
  )
}

function wellFormed(text: string) {
  return text.toWellFormed() || 'any'
}

function pathsOf({ path = '', index, children = [] }: RouteConfigEntry): string[] {
  const own = index || path ? [`/${path}`] : []
  const inner = children.flatMap(pathsOf).map((child) => (path ? `/${path}${child}` : child))
  return [...own, ...inner]
}

/** The fields of a form, of all its variants. */
function fieldNames({ properties = {}, oneOf = [] }: Form): string[] {
  return [...Object.keys(properties), ...oneOf.flatMap(fieldNames)]
}
