import type { RawBuilder, SqlBool } from 'kysely'
import type { OptionList } from '#contract/options/option-list.ts'
import type { Report } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'

/** A table whose rows a report can list. */
type ReportTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; createdAt: unknown }
    ? Table
    : never
}[keyof Database]

/** A row as its call answers it, in the contract's words. */
export type ReportRow = { _id: string }

export type Tone = 'good' | 'wait' | 'bad'

/** `words` are those of a code, such as visit-requested. */
type TextKind = 'text' | 'words' | 'name' | 'id' | 'picture' | 'moment' | 'phone' | 'email' | 'flag'

type Named<Kind> = Kind & {
  label: string
  /** Whether the detail shows the same information in another way. */
  isInDetail?: boolean
  /** The number that an exported file has instead, for a spreadsheet to calculate with. */
  fileNumber?: string
}

/** What a field is called and how its value is written for people. */
export type ReportField =
  | Named<{ kind?: TextKind }>
  | Named<{ kind: 'number' }>
  | Named<{ kind: 'texts' }>
  | Named<{ kind: 'option'; list: OptionList; tones?: Partial<Record<string, Tone>> }>

/** A column of the table. */
export type ReportColumn<Name extends string = string> = {
  field: Name
  /** The order that a click on its head asks for. */
  sort?: string
}

/** Somebody or something that a row is about, with the ways to reach them. */
export type DetailCard = {
  label: string
  title: string
  lines: string[]
  href?: string
  phone?: string | null
  email?: string
  links?: { text: string; href: string }[]
}

/** Further facts of a row, which only its open detail shows. */
export type RowDetail = {
  cards?: DetailCard[]
  facts: { label: string; text: string; href?: string }[]
  picture?: string
  /** The message that a reply by e-mail answers. */
  reply?: { to: string; message: string; at: Date }
}

/** An order with an index behind it. The type is that of its cursor. */
export type ReportSort = { by: RawBuilder<unknown>; type: 'timestamptz' | 'text' | 'bigint' }

type Definition<Name extends string, Row extends ReportRow> = {
  id: Report
  title: string
  table: ReportTable
  /** Which rows of the table belong to the report; all when left out. */
  only?: RawBuilder<SqlBool>
  fields: Record<Name, ReportField>
  /** Fields that only the page shows; the rows of the call have exactly the specified ones. */
  pageOnly?: readonly string[]
  /** Fields that the call specifies but that neither the page nor the file shows. */
  callOnly?: readonly string[]
  columns: readonly ReportColumn<NoInfer<Name>>[]
  /** Whether a row matches one word, given as its pattern for LIKE. */
  matches: (word: string, pattern: string) => RawBuilder<SqlBool>
  /**
   * The moment that rows are filtered and sorted by; created_at when left out. An index serves it.
   */
  date?: RawBuilder<Date>
  /** What rows can be narrowed down to, if anything. */
  status?: { label: string; list: OptionList; is: (value: string) => RawBuilder<SqlBool> }
  /** The orders besides the one by date. */
  sorts?: Record<string, ReportSort>
  /** The rows of these ids, in any order. */
  read: (db: Db, ids: readonly string[]) => Promise<Row[]>
  /** By the id of the row. */
  detail?: (db: Db, ids: readonly string[]) => Promise<Map<string, RowDetail>>
}

/** Any report, for code that runs over all of them. */
export type ReportDefinition = Definition<string, ReportRow & Record<string, unknown>>

/** Defines a report: the viewer, its call and its export all run over the same definition. */
export function report<Name extends string, Row extends ReportRow & Record<Name, unknown>>(
  definition: Definition<Name, Row>,
) {
  return definition
}
