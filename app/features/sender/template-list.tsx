import { useState } from 'react'
import { TemplateDialog } from '#app/features/sender/template-dialog.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import * as texts from '#contract/texts/sender.ts'
import * as styles from '#app/features/sender/message-list.module.css'
import * as panelStyles from '#app/features/sender/panel.module.css'

export type Template = { id: string; name: string; subject: string; body: string }

type TemplateListProps = {
  templates: readonly Template[]
  onChoose: (template: Template) => void
}

/** The messages that all staff share; pressing one loads it, and each can be renamed and deleted. */
export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const [renamed, setRenamed] = useState<Template>()
  return (
    <>
      <h3 className={panelStyles.listTitle}>Templates</h3>
      {templates.length === 0 && <p className="soft small">{texts.noTemplates}</p>}
      <ul className={classes(styles.messages, panelStyles.list)} aria-label="Templates">
        {templates.map((template) => (
          <li key={template.id} className={styles.template}>
            <button type="button" onClick={() => onChoose(template)}>
              <b>{template.name}</b>
              {template.body}
            </button>
            <span>
              <Button variant="plain" small onClick={() => setRenamed(template)}>
                Rename
                <span className="visually-hidden"> {template.name}</span>
              </Button>
              <RemoveTemplate {...template} />
            </span>
          </li>
        ))}
      </ul>
      {renamed && (
        <TemplateDialog
          isOpen
          title="Rename the template"
          id={renamed.id}
          name={renamed.name}
          subject={renamed.subject}
          message={renamed.body}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}

function RemoveTemplate({ id, name }: Template) {
  const { run, isBusy } = useCall({ refreshes: 'answered', toasts: 'both' })
  const confirm = useConfirm()

  async function remove() {
    const isSure = await confirm({
      title: texts.removeTemplateQuestion,
      text: texts.removeTemplateText,
      ok: 'Delete',
      cancel: texts.keepIt,
    })
    if (isSure) await run('/api/mess/template/remove', { id })
  }

  return (
    <Button variant="plain" small busy={isBusy} onClick={remove}>
      Delete
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}
