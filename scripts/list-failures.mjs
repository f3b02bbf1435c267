import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Test
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Test[] }} File
 */

const linesOfEach = 12

/**
 * What failed and why, short enough to be read at the end of a long run.
 * @param {{ testResults: File[] } | undefined} report
 */
export function listFailures(report) {
  return (report?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [describeFailure(file.name, [file.message ?? ''])]
      return failed.map((test) =>
        describeFailure(`${file.name} > ${test.fullName}`, test.failureMessages ?? []),
      )
    })
}

/**
 * @param {string} title
 * @param {string[]} reasons
 */
export function describeFailure(title, reasons) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() && !line.includes('node_modules'))
      .slice(0, linesOfEach),
  )
  return [`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
