import type { EmbeddedMap } from '#domain/places/embedded-map.ts'

/** Metro lines, stations and localities, from our own server. */
export async function loadEmbeddedMap(signal: AbortSignal): Promise<EmbeddedMap> {
  const answer = await fetch('/map/embedded.json', { signal })
  if (!answer.ok) throw new Error(`The embedded map answered ${answer.status}.`)
  return answer.json()
}
