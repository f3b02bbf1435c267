type SqlType = 'integer' | 'integer[]' | 'bytea'

/** The values of a query written as plain SQL: `bind` keeps one and answers its `$n`. */
export class SqlParams {
  readonly values: unknown[] = []

  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** The same with its type, so that no row must convert it from a text. */
  bindAs(type: SqlType, value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

/**
 * Values that the planner cannot see, because each stands in a sub-select. PostgreSQL keeps a
 * generic plan only if it looks no worse than one made for the values at hand; here they are equal.
 */
export class OpaqueParams extends SqlParams {
  override bind(value: unknown): string {
    return `(select ${super.bind(value)})`
  }

  override bindAs(type: SqlType, value: unknown): string {
    return `(select ${super.bindAs(type, value)})`
  }
}
