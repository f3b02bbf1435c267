import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/insight/insight.module.css'

/** What the listing still misses, or what helps besides. */
export function InsightAdvice({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <section className={styles.advice} aria-labelledby="advice">
      <h2 id="advice">{texts.insight.couldHelp}</h2>
      {suggestions.length === 0 ? (
        <p>{texts.insight.complete}</p>
      ) : (
        <ul>
          {suggestions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
