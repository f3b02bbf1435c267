import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('search/buy', 'routes/public/search.tsx'),
  route('dev/ui', 'routes/dev/ui.tsx'),
] satisfies RouteConfig
