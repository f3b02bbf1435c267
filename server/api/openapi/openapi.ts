import { otpLimits } from '#contract/limits.ts'
import type { Access } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import type { CallDescription } from '#server/api/openapi/describe.ts'
import { callDescriptions, callGroups } from '#server/api/openapi/descriptions.ts'
import { bodyLimit, describeBody } from '#server/api/openapi/form-body.ts'
import { describeResponses, sharedResponses, sharedSchemas } from '#server/api/openapi/responses.ts'
import type { Env } from '#server/env.ts'

export type OpenApi = Awaited<ReturnType<typeof createOpenApi>>

/** The whole API as an OpenAPI 3.1 document, made of the table of calls. */
export async function createOpenApi(env: Env) {
  // A form that depends on the request has a `describedForm` beside it.
  const calls = new Map(Object.entries(createCalls(env)) as [string, DescribedCall][])
  const paths: Record<string, { post: Operation }> = {}
  for (const { name, paths: ofGroup } of callGroups) {
    for (const path of ofGroup) {
      const call = calls.get(path)
      if (call) paths[path] = { post: await describeCall(path, call, name) }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${env.SITE_NAME} API`, version: '1', description: introduction },
    servers: [{ url: '/' }],
    tags: callGroups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes,
      responses: sharedResponses(),
      schemas: sharedSchemas(),
    },
  }
}

type DescribedCall = Parameters<typeof describeBody>[1] & {
  access: Access
  failureCode?: (status: number) => number
}

type Operation = Awaited<ReturnType<typeof describeCall>>

const introduction = `Every call is a POST of a form and answers JSON with \`result_code\`: 1 when it is done, otherwise the HTTP status, unless the call says another. Lists are sent separated by commas or as a JSON array, booleans as \`true\` and \`false\`. Fields that are not described are ignored. Calls are made from the site's own pages or without a browser; requests of other origins are refused.`

const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The key of the client' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'basera_session',
    description: `The session, set by /api/otp/v for a code of ${otpLimits.minDigits} to ${otpLimits.maxDigits} digits. With an https address its name begins with __Host-.`,
  },
} as const

/** Names of roles, as OpenAPI lets a security requirement list them. */
const security: Record<Access, Record<string, string[]>> = {
  anyone: { key: [] },
  member: { key: [], session: [] },
  staff: { key: [], session: ['staff'] },
  administrator: { key: [], session: ['administrator'] },
}

const whoMay: Record<Access, string> = {
  anyone: 'Anyone may call.',
  member: 'Anyone who is signed in may call.',
  staff: 'Only staff may call.',
  administrator: 'Only administrators may call.',
}

async function describeCall(path: string, call: DescribedCall, tag: string) {
  const description: CallDescription = callDescriptions[path as keyof typeof callDescriptions]
  const { summary, details, limits } = description
  const kilobytes = `The body has at most ${bodyLimit(call) / 1024} kB.`
  const paragraphs = [details, whoMay[call.access], [limits, kilobytes].filter(Boolean).join(' ')]
  return {
    operationId: operationId(path),
    tags: [tag],
    summary,
    description: paragraphs.filter(Boolean).join('\n\n'),
    security: [security[call.access]],
    requestBody: await describeBody(path, call),
    responses: describeResponses(description, call.failureCode),
  }
}

/** A name for the generated client: /api/prop/sbpl/update becomes propSbplUpdate. */
function operationId(path: string) {
  const [first = '', ...rest] = path
    .replace(/^\/api\//, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
