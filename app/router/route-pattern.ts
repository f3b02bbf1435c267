/** The path of a route with the names of its parameters instead of their values. */
export function routePattern(pathname: string, params: Record<string, string | undefined>) {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]))
  if (params['*'] !== undefined) return '/*'
  return pathname
    .split('/')
    .map((part) => {
      const name = names.get(decodeURIComponent(part))
      return part && name ? `:${name}` : part
    })
    .join('/')
}
