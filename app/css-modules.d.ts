/**
 * The classes of a CSS module, in camelCase. Imported as a namespace (`import * as styles`), so
 * that the build inlines the names instead of loading a table of them.
 */
declare module '#app/*.module.css' {
  const styles: Readonly<Record<string, string>>
  export = styles
}
