import { apiKey } from '#app/forms/api-client.ts'

/** Makes any call with what was filled in, and answers the status and the JSON as text. */
export async function tryCall(path: string, filled: FormData): Promise<string> {
  const given = [...filled].filter(([, value]) => (value instanceof File ? value.size : value))
  const hasFile = given.some(([, value]) => value instanceof File)
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of given) (body as FormData).append(name, value)
  try {
    const reply = await fetch(path, { method: 'POST', headers: apiKey(), body })
    return `${reply.status}\n${JSON.stringify(await reply.json(), null, 2)}`
  } catch {
    return 'The call failed: no answer.'
  }
}
