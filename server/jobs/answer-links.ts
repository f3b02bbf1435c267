import * as actions from '#contract/texts/notification-actions.ts'
import { type ContactQuestion, createContactToken } from '#domain/contact-requests/contact-link.ts'
import { createQuestionToken, type LineQuestion } from '#domain/conversations/conversation-link.ts'
import { createAnswerToken, type Question } from '#domain/freshness/answer-token.ts'
import { createVisitToken, type VisitQuestion } from '#domain/visits/visit-token.ts'

/** The question of a message, of which it has one at most. */
export type Asked = {
  question: Question | undefined
  visit: VisitQuestion | undefined
  contact: ContactQuestion | undefined
  line: LineQuestion | undefined
}

export type AnswerLink = { label: string; path: string }

/** The answers to the question of a message, each a link that needs no login. */
export function answerLinks(secret: Buffer, asked: Asked): AnswerLink[] {
  const { question, visit, contact, line } = asked
  if (question) {
    const path = `/still-available?t=${createAnswerToken(secret, question)}`
    return [
      { label: actions.stillAvailable, path: `${path}&a=yes` },
      { label: actions.gone, path: `${path}&a=no` },
    ]
  }
  if (visit) {
    const path = `/answer-visit?t=${createVisitToken(secret, visit)}`
    const hasTime = visit.day && visit.time
    return [
      ...(hasTime ? [{ label: actions.accept, path: `${path}&a=accept` }] : []),
      { label: hasTime ? actions.otherTime : actions.nameTime, path: `${path}&a=propose` },
      { label: actions.decline, path: `${path}&a=decline` },
    ]
  }
  if (contact) {
    const path = `/answer-contact?t=${createContactToken(secret, contact)}`
    return [
      { label: actions.showNumber, path: `${path}&a=yes` },
      { label: actions.decline, path: `${path}&a=no` },
    ]
  }
  if (line) {
    const path = `/answer-question?t=${createQuestionToken(secret, line)}`
    return [
      { label: actions.stillAvailable, path: `${path}&a=yes` },
      { label: actions.gone, path: `${path}&a=no` },
      { label: actions.writeAnswer, path: `${path}&a=write` },
    ]
  }
  return []
}
