import { transcode } from 'node:buffer'
import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { z } from 'zod'
import * as messages from '#contract/messages.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff } from '#domain/viewer.ts'
import type { Call } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import { answerFailure, withPostedNames } from '#server/api/errors.ts'
import { readForm } from '#server/api/form.ts'
import { StreamedJson } from '#server/api/streamed-json.ts'
import { withUpload } from '#server/api/upload.ts'
import type { Env } from '#server/env.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { isSameOrigin } from '#server/http/check-origin.ts'
import { recogniseViewer } from '#server/http/request-context.ts'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'
import { createUploadQueue, type UploadQueue } from '#server/photos/upload-queue.ts'

// Only a person's own uploads wait for each other while they are read, never other people's.
const uploadsPerPerson = { inside: 2, waiting: 200 }

/**
 * One person's calls, which often wait for the same rows, take half of the connections at most, so
 * that everybody else's get one. They wait no longer than for a connection.
 */
const callsPerPerson = { inside: 4, waiting: 500, patienceMs: 2_500 }

const jsonType = { 'content-type': 'application/json' }

/** The JSON API: every call of the table, in the same order of checks. */
export function createApi(env: Env) {
  const api = new Hono<AppEnv>()
  const queueUpload = createUploadQueue(uploadsPerPerson)
  const queueCall = createKeyedSemaphore(callsPerPerson)
  for (const [path, call] of Object.entries(createCalls(env)) as [string, AnyCall][]) {
    api
      .post(path, noStore, (c) => run(c, call, { queueUpload, queueCall }))
      .all(path, noStore, notFound)
  }
  return api.all('/api/*', noStore, notFound).onError((error, c) => answerFailure(c, error))
}

/** A call whose viewer is known to fit its access, which `run` has checked. */
type AnyCall = Omit<Call, 'answer' | 'form' | 'postedAs'> & {
  form: z.ZodType | ((args: object) => z.ZodType | Promise<z.ZodType>)
  postedAs?: Record<string, string>
  answer(args: object): Promise<object>
}

type Queues = { queueUpload: UploadQueue; queueCall: ReturnType<typeof createKeyedSemaphore> }

async function run(c: AppContext, call: AnyCall, queues: Queues) {
  checkKey(c)
  try {
    if (!isSameOrigin(c.req.raw, c.var.services.env.PUBLIC_URL)) throw new DomainError('forbidden')
    await recogniseViewer(c)
    checkAccess(c, call)

    const work = () => answerCall(c, call)
    const answer = await runLimited(c, call, work, queues)
    if (answer instanceof StreamedJson) return c.body(answer.body, 200, jsonType)
    return sendJson(c, { result_code: 1, ...answer })
  } catch (error) {
    return answerFailure(c, error, call.failureCode)
  }
}

/** Uploads and other calls take turns per person, searches per client address. */
function runLimited(
  c: AppContext,
  call: AnyCall,
  work: () => Promise<object>,
  { queueUpload, queueCall }: Queues,
) {
  const { viewer } = c.var
  if (call.file || call.makesPictures) return queueUpload(viewer?.id ?? '', work)
  if (viewer && call.access === 'member') return queueCall(viewer.id, work)
  return call.isSearch ? c.var.services.limitSearches(c.var.address, work) : work()
}

/**
 * As bytes, which Node sends with less work than a text. A rupee sign makes the whole text wide, and
 * wide texts are turned into UTF-8 fastest by way of UTF-16.
 */
function sendJson(c: AppContext, answer: object) {
  const wide = Buffer.from(JSON.stringify(answer), 'utf16le')
  // Its type leaves open whether other threads share the memory; they do not.
  const body = transcode(wide, 'utf16le', 'utf8') as Buffer<ArrayBuffer>
  return c.body(body, 200, jsonType)
}

async function answerCall(c: AppContext, call: AnyCall) {
  const { file: name } = call
  if (!name) return answerForm(c, call, await readForm(c, call.formBytes))
  return withUpload(c, name, ({ fields, file }) =>
    answerForm(c, call, file ? { ...fields, [name]: file } : fields),
  )
}

async function answerForm(c: AppContext, call: AnyCall, fields: object) {
  const { services, viewer } = c.var
  const args = { c, services, db: services.db, viewer }
  const schema = typeof call.form === 'function' ? await call.form(args) : call.form
  const checked = schema.safeParse(fields)
  if (!checked.success) throw new DomainError('invalid', { fields: fieldErrors(checked.error) })
  return call.answer({ ...args, form: checked.data }).catch((error) => {
    throw withPostedNames(error, call.postedAs)
  })
}

function notFound(c: AppContext) {
  return answerFailure(c, new DomainError('not_found'))
}

function checkKey(c: AppContext) {
  const given = Buffer.from(c.req.header('x-api-key') ?? '')
  const wanted = Buffer.from(c.var.services.env.CLIENT_API_KEY)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new DomainError('signed_out', { message: messages.trouble.wrongKey })
  }
}

function checkAccess(c: AppContext, { access }: AnyCall) {
  const { viewer } = c.var
  if (access === 'anyone') return
  if (!viewer) throw new DomainError('signed_out')
  if (access === 'staff' && !isStaff(viewer)) throw new DomainError('forbidden')
  if (access === 'administrator' && viewer.role !== 'administrator')
    throw new DomainError('forbidden')
}

async function noStore(c: AppContext, next: () => Promise<void>) {
  await next()
  // c.header would copy the whole response.
  c.res.headers.set('cache-control', 'no-store')
}
