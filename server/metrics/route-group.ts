const groups: [RegExp, string][] = [
  [/^\/(healthz|readyz|metrics)$/, 'health'],
  [/^\/(assets|img|share|tiles)\//, 'files'],
  [/^\/api\/prop\/search/, 'search call'],
  [/^\/api\//, 'call'],
  [/^\/$/, 'home page'],
  [/^\/(search|rent|buy|commercial)(\/|$)/, 'search page'],
  [/^\/property$/, 'property page'],
  [/^\/(login|signup|logout)$/, 'login page'],
  [/^\/(dashboard|list-property|seller)(\/|$|-)/, 'owner page'],
  [/^\/(admin|req-check|message-send)(\/|$|\.)/, 'staff page'],
  [/^\/events?(\/|$)/, 'event stream'],
]

/**
 * Groups paths into few words, however many paths clients make up. Loaders count as their pages.
 */
export function routeGroup(path: string): string {
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return groups.find(([pattern]) => pattern.test(page))?.[1] ?? 'other page'
}
