/** The values of a query written as plain SQL: `bind` keeps one and answers its `$n`. */
export class SqlParams {
  readonly values: unknown[] = []

  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
