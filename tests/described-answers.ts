import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createOpenApi, type OpenApi } from '#server/api/openapi/openapi.ts'
import { readEnv } from '#server/env.ts'

let description: Promise<OpenApi> | undefined
let ajv: Ajv2020 | undefined

/** The description of the API with default settings, made once for the files of a worker. */
export function describedApi() {
  description ??= createOpenApi(readEnv({}))
  return description
}

/** Throws when a reply is none of those that the description of the API promises for the call. */
export async function checkDescribed(path: string, reply: Response) {
  const document = await describedApi()
  if (!(path in document.paths)) return
  ajv ??= createAjv(document)

  const pointer = pointerTo(document, path, reply.status)
  if (!pointer) throw new Error(`${path} is not described to answer ${reply.status}.`)
  const check = ajv.getSchema(`api${pointer}`) as ValidateFunction
  const answer = await reply.clone().json()
  if (check(answer)) return
  const trouble = (check.errors ?? [])
    .map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)])
    .map((words) => words.join(' '))
    .join(', ')
  throw new Error(`${path} answers ${reply.status} otherwise than described: ${trouble}`)
}

function createAjv(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.addSchema(document, 'api')
}

type Described = { $ref?: string; description?: string }

/** Where the schema of an answer stands in the document, as a JSON pointer. */
function pointerTo({ paths }: OpenApi, path: string, status: number) {
  const responses: Record<string, Described> = paths[path]?.post.responses ?? {}
  const response = responses[status]
  if (!response) return undefined
  const escaped = path.replaceAll('/', '~1')
  const place = response.$ref ?? `#/paths/${escaped}/post/responses/${status}`
  return `${place}/content/application~1json/schema`
}
