import type { ExportPart } from '#domain/users/export-account.ts'

/** The whole of an account's export by section. */
export async function collectExport(
  parts: AsyncIterable<ExportPart>,
): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {}
  for await (const { section, value } of parts) {
    const before = sections[section]
    sections[section] =
      Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
  }
  return sections
}
