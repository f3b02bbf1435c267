/** The values of a query written as plain SQL: `bind` keeps one and answers its `$n`. */
export class SqlParams {
  readonly values: unknown[] = []

  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/**
 * Values that the planner does not look at. The plan is then the same whatever they are, so that the
 * database, which weighs a kept plan against a new one for just these values, keeps it.
 */
export class UnseenParams extends SqlParams {
  override bind(value: unknown): string {
    return `(select ${super.bind(value)})`
  }
}
