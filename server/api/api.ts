import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { z } from 'zod'
import { fieldErrors } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'
import { untimed } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff } from '#domain/viewer.ts'
import type { Call } from '#server/api/call.ts'
import { type CallLimits, createCallLimits } from '#server/api/call-limits.ts'
import { createCalls } from '#server/api/calls.ts'
import { answerFailure, withPostedNames } from '#server/api/errors.ts'
import { readForm } from '#server/api/form.ts'
import { StreamedJson } from '#server/api/streamed-json.ts'
import { type FileField, withUpload } from '#server/api/upload.ts'
import type { Env } from '#server/env.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { isSameOrigin } from '#server/http/check-origin.ts'
import { recogniseViewer } from '#server/http/request-context.ts'

const jsonType = { 'content-type': 'application/json' }

/** The JSON API: every call of the table, in the same order of checks. */
export function createApi(env: Env, limits = createCallLimits()) {
  const api = new Hono<AppEnv>()
  for (const [path, call] of Object.entries(createCalls(env)) as [string, AnyCall][]) {
    api.post(path, noStore, (c) => run(c, path, call, limits)).all(path, noStore, notFound)
  }
  return api.all('/api/*', noStore, notFound).onError((error, c) => answerFailure(c, error))
}

/** Answers a call whose viewer `run` has checked against its access. */
type AnyCall = Omit<Call, 'answer' | 'form' | 'postedAs' | 'mayPassRefusal'> & {
  form: z.ZodType | ((args: object) => z.ZodType | Promise<z.ZodType>)
  postedAs?: Record<string, string>
  mayPassRefusal?(args: object): Promise<boolean>
  answer(args: object): Promise<object>
}

async function run(c: AppContext, path: string, call: AnyCall, limits: CallLimits) {
  checkKey(c)
  try {
    if (!isSameOrigin(c.req.raw, c.var.resources.env.PUBLIC_URL)) throw new DomainError('forbidden')
    await recogniseViewer(c)
    checkAccess(c, call)

    const result = call.file
      ? await answerUpload(c, call, call.file, limits)
      : await answerForm(c, path, call, limits)
    if (result instanceof StreamedJson) return c.body(result.body, 200, jsonType)
    return c.json({ result_code: 1, ...result })
  } catch (error) {
    return answerFailure(c, error, call.failureCode)
  }
}

/** The upload is read within the person's own queue, so that it holds up nobody else. */
function answerUpload(c: AppContext, call: AnyCall, field: FileField, { limitUpload }: CallLimits) {
  const { name } = field
  return limitUpload(c, () =>
    withUpload(c, field, async ({ fields, file }) =>
      answer(c, call, await checkForm(c, call, file ? { ...fields, [name]: file } : fields)),
    ),
  )
}

/**
 * The form is read and checked before the call takes one of the limited places: a client that sends
 * its body slowly holds none.
 */
async function answerForm(c: AppContext, path: string, call: AnyCall, limits: CallLimits) {
  const fields = await untimed(() => readForm(c, call.formBytes))
  const form = await checkForm(c, call, fields)
  const { mayPassRefusal } = call
  const mayPass = async () => (await mayPassRefusal?.({ ...argsOf(c), form })) ?? false
  return limits.limitCall(c, { path, call, mayPass }, () => answer(c, call, form))
}

async function checkForm(c: AppContext, call: AnyCall, fields: object) {
  const schema = typeof call.form === 'function' ? await call.form(argsOf(c)) : call.form
  const checked = schema.safeParse(fields)
  if (!checked.success) throw new DomainError('invalid', { fields: fieldErrors(checked.error) })
  return checked.data
}

function answer(c: AppContext, call: AnyCall, form: unknown) {
  return call.answer({ ...argsOf(c), form }).catch((error) => {
    throw withPostedNames(error, call.postedAs)
  })
}

function argsOf(c: AppContext) {
  const { resources, viewer } = c.var
  return { c, resources, db: resources.db, viewer }
}

function notFound(c: AppContext) {
  return answerFailure(c, new DomainError('not_found'))
}

function checkKey(c: AppContext) {
  const given = Buffer.from(c.req.header('x-api-key') ?? '')
  const wanted = Buffer.from(c.var.resources.env.CLIENT_API_KEY)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new DomainError('signed_out', { message: texts.trouble.wrongKey })
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
