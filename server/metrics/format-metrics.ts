import type { Family, Labels } from '#server/metrics/registry.ts'

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** The text format that Prometheus reads. */
export function formatMetrics(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = '', labels, value }) => `${name}${suffix}${written(labels)} ${value}`,
    ),
  ])
  return `${lines.join('\n')}\n`
}

function written(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escaped(value: string) {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
