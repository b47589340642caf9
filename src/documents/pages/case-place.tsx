// When and where a case happened.
import type { Child } from 'hono/jsx';
import { roleAnchor } from '../../domain/anchors.ts';
import { paths } from '../../paths.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content, Role } from '../../schema/content.ts';
import { formatDate } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';

/** `Mar 2020, Brightwater Business Accounts`; nothing if the case has neither. */
export function CasePlace(props: {
  study: EngineeringCase;
  content: Content;
  isLinked?: boolean;
}): Child {
  const { study, content, isLinked } = props;
  const date = study.date && formatDate(study.date, wordsOf(content));
  const role = isLinked ? findRole(study, content) : undefined;
  const place = role ? <a href={`${paths.home}#${roleAnchor(role)}`}>{study.role}</a> : study.role;
  return [date, date && place && ', ', place];
}

/** The role of the case: of several at one company the one in which the date lies. */
function findRole({ role: company, date }: EngineeringCase, { roles }: Content): Role | undefined {
  const held = roles.filter((role) => role.company === company);
  return held.find(({ start, end }) => date && start <= date && date <= end) ?? held[0];
}
