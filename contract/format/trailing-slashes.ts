/** A path without the slashes at its end. The lookbehind keeps the time linear for thousands of them. */
export function withoutTrailingSlashes(path: string) {
  return path.replace(/(?<!\/)\/+$/, '')
}
