const reach = /^(?<name>.+) within (?<km>\d{1,2}(?:\.\d{1,2})?) km$/i

/** A text with the distance that somebody wants to be from its place: `saket metro within 1 km`. */
export function withReach(text: string, km: number | undefined): string {
  return km && text ? `${text} within ${km} km` : text
}

/** What the text names, and how far around it is wanted, where that is said. */
export function splitReach(text: string): { name: string; km?: number | undefined } {
  const { name, km } = reach.exec(text.trim())?.groups ?? {}
  return name ? { name, km: Number(km) } : { name: text }
}
