import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generateSource } from 'oazapfts'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { type Calls, createCalls } from '#server/api/calls.ts'
import { type callDescriptions, callGroups } from '#server/api/openapi/descriptions.ts'
import type { StreamedJson } from '#server/api/streamed-json.ts'
import { readEnv } from '#server/env.ts'
import { checkDescribed, describedApi } from '#tests/described-answers.ts'
import { test as folderTest } from '#tests/folder.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const env = readEnv({})
const document = await describedApi()
const run = promisify(execFile)

test('is a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await validate(document)).toEqual({ valid: true })
})

test('a document with a mistake is not valid', async () => {
  const { post } = document.paths['/api/user']!
  const small = { ...document, paths: { '/api/user': { post } } }
  const { responses: _, ...operation } = post
  const broken = { ...small, paths: { '/api/user': { post: { ...operation, tags: 1 } } } }

  expect(await validate(small)).toEqual({ valid: true })
  expect((await validate(broken)).valid).toBe(false)
})

test('describes every call once, each with a summary and a name of its own', () => {
  const calls = Object.keys(createCalls(env)).sort()

  expect(Object.keys(document.paths).sort()).toEqual(calls)
  expect(callGroups.flatMap(({ paths }) => paths).sort()).toEqual(calls)
  const operations = Object.values(document.paths).map(({ post }) => post)
  for (const { summary, operationId } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z].{10,}[^.]$/)
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length)
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(calls.length)
})

test('says who may call, how the body is encoded and what fails', () => {
  const { paths } = document

  expect(paths['/api/prop/search']?.post).toMatchObject({ security: [{ key: [] }] })
  expect(paths['/api/user']?.post).toMatchObject({ security: [{ key: [], session: [] }] })
  expect(paths['/api/summary']?.post).toMatchObject({ security: [{ key: [], session: ['staff'] }] })
  expect(paths['/img/upload']?.post.requestBody.content).toHaveProperty('multipart/form-data')
  expect(paths['/api/prop/save']?.post.responses).toMatchObject({
    404: { content: jsonWith({ properties: { result_code: { const: 0 } } }) },
  })
  expect(paths['/api/user/a']?.post.responses).toMatchObject({
    401: { content: jsonWith({ properties: { result_code: { enum: [934, 401] } } }) },
    403: { content: jsonWith({ properties: { result_code: { const: 403 } } }) },
  })
})

test('the fields of a form have their posted names and their limits', () => {
  const { paths } = document
  const form = (path: string) =>
    paths[path]?.post.requestBody.content['application/x-www-form-urlencoded']

  expect(form('/api/otp/s')?.schema).toMatchObject({
    properties: { phone_no: { type: 'string', pattern: '^[6-9][0-9]{9}$' } },
    required: ['loginSign', 'phone_no'],
  })
  expect(form('/api/prop/search')).toMatchObject({
    schema: { properties: { query: { maxLength: 100 } }, required: ['city'] },
    encoding: {
      filters: { contentType: 'application/json' },
      lastListIds: { style: 'form', explode: false },
    },
  })
  const wizard = form('/api/prop/listing')?.schema.properties
  expect(wizard?.price).toMatchObject({ type: 'integer', minimum: 1 })
  expect(wizard?.bhk?.description).toBe(
    'Required in its step for: residential rent, residential resale.',
  )
  expect(wizard?.property_type?.enum).toEqual(expect.arrayContaining(['apartment', 'shop', 'plot']))
})

describe('an answer that is not described', () => {
  test.for([
    ['of another status', 410, { result_code: 410, data: { message: 'Gone.' } }],
    ['without a message', 404, { result_code: 404, data: {} }],
    ['with another code', 422, { result_code: 1, data: { message: 'No.' } }],
    ['with a field more', 200, { result_code: 1, data: { spn: 'SPN1', extra: 1 } }],
    ['without one of its fields', 200, { result_code: 1, data: {} }],
  ] as const)('is noticed: %s', async ([, status, body]) => {
    const reply = Response.json(body, { status })

    await expect(checkDescribed('/api/prop/revise', reply)).rejects.toThrow('described')
  })

  test('is told from one that is', async () => {
    const reply = Response.json({ result_code: 1, data: { spn: 'SPN1' } })

    await expect(checkDescribed('/api/prop/revise', reply)).resolves.toBeUndefined()
  })
})

type AnswerOf<P extends keyof Calls> = Exclude<
  Awaited<ReturnType<Calls[P]['answer']>>,
  StreamedJson
>

/** Their listings are described more closely than they are typed. */
type Closer = '/api/prop/data' | '/api/prop/search' | '/api/prop/save/get' | '/api/prop/draft'

type Untrue = {
  [P in Exclude<keyof Calls, Closer>]: AnswerOf<P> extends z.input<
    (typeof callDescriptions)[P]['answer']
  >
    ? never
    : P
}[Exclude<keyof Calls, Closer>]

test('no call is typed to answer otherwise than it is described', () => {
  expectTypeOf<Untrue>().toBeNever()
})

folderTest('a typed client can be made of it', async ({ folder }) => {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const description = path.join(folder, 'openapi.json')
  await writeFile(description, JSON.stringify(document))
  await write('client.ts', await generateSource(description))
  const modules = path.join(root, 'node_modules')
  await symlink(modules, path.join(folder, 'node_modules'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
  }
  // Compiled together: starting the compiler and reading the client take the most time.
  const uses = {
    'right.ts': rightUse,
    'city.ts': rightUse.replace("'delhi'", "'atlantis'"),
    'field.ts': rightUse.replace('formatted_price', 'pretty_price'),
  }
  for (const [name, use] of Object.entries(uses)) await write(name, use)
  await write('tsconfig.json', JSON.stringify({ files: Object.keys(uses), compilerOptions }))

  const tsc = path.join(modules, '.bin/tsc')
  const { stdout } = await run(tsc, ['-p', folder, '--pretty', 'false']).catch((error) => error)
  const errors = String(stdout).match(/^\S.*error TS.*$/gm)
  expect(errors).toEqual([
    expect.stringMatching(/city\.ts\(.*"atlantis"/),
    expect.stringMatching(/field\.ts\(.*pretty_price/),
  ])
})

const rightUse = `
import { defaults, imgUpload, otpS, propSearch } from './client.ts'

defaults.baseUrl = 'https://basera.example'
defaults.headers = { 'x-api-key': 'basera-web' }

export async function firstPrice(): Promise<string | undefined> {
  const reply = await propSearch({ city: 'delhi', query: '2 bhk', filters: { filterPriceMax: 50000 } })
  if (reply.status !== 200) throw new Error(reply.data.data?.message)
  return reply.data.data.property[0]?.formatted_price
}

export async function upload(image: Blob): Promise<string | undefined> {
  await otpS({ loginSign: 'login', phone_no: '9000000002' })
  const reply = await imgUpload({ image })
  return reply.status === 200 ? reply.data.data.path : undefined
}
`

function jsonWith(schema: object) {
  return { 'application/json': { schema } }
}

/** Compiles its own schema for the first document. */
const validator = new Validator()

async function validate(document: object) {
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  return valid ? { valid } : { valid, errors }
}
