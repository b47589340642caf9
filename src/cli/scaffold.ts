// What `init` writes: the smallest complete profile, with what may be added in comments.

const profile = `# yaml-language-server: $schema=.schemas/profile.schema.json
#
# Everything that the API says about you as a whole. Replace each value by your own.
# Lines that begin with "# " and a field are optional: remove the "# " to use them.

name: Robin Example
role: Senior Backend Engineer
focus: Payment systems that stay correct when their neighbours fail
email: robin@example.com
availability: Open to permanent roles, remote or in Lisbon

# Each entry must be used by a role in experience.yaml or by a case in cases/.
core:
  - TypeScript
  - PostgreSQL

# linkedin: https://www.linkedin.com/in/your-name
# github: https://github.com/your-name
# location: Lisbon, Portugal (UTC+0)
# languages: English (fluent), Portuguese (native)

# A PDF that stands beside this file.
# resumePath: /resume.pdf

# intro: >-
#   Who you are, in two or three sentences.

# about:
#   - One paragraph.
#   - Another one.

# engineeringPrinciples:
#   - Measure before you change.

# contact:
#   title: Write to me
#   description: What to write about, and when to expect an answer.

# What the job-description matcher may say about you.
fit:
  # junior, mid, senior, lead, staff or principal
  level: senior
  # Any of backend, frontend, fullstack, mobile, data, infrastructure, security.
  disciplines: [backend]
  # scaleHandled: 4,000 payments a second
  # languageMatch: English (fluent), Portuguese (native)

# site:
#   contentSignal: search=yes, ai-input=yes, ai-train=no
#   securityContact: mailto:security@example.com
`;

const experience = `# yaml-language-server: $schema=.schemas/experience.schema.json
#
# Your roles, in any order. Months are written 2021-03; the last one of a role you still have is "present".
# Years of experience are computed from them, and overlapping months are counted once.

- company: Example Payments
  title: Senior Backend Engineer
  start: 2021-03
  end: present
  summary: >-
    What you were responsible for, what you changed, and what it brought, in two or three sentences.
  # note: Anything else worth knowing, for example part-time.
  technologies:
    - TypeScript
    - PostgreSQL
`;

const vocabulary = `# yaml-language-server: $schema=.schemas/vocabulary.schema.json
#
# More than a thousand technologies and their spellings are built in. Describe here those that "profile-api check"
# does not know, or that should be recognised differently. Remove the "# " to use the example.

# - name: Example Queue
#   aliases: [ExampleMQ, example-queue]
#   category: infrastructure
#   # Whether the name is an ordinary word too, and which words nearby show that the technology is meant.
#   ambiguous: true
#   neighbours: [broker, consumer]
`;

const caseStudy = `---
# The file is named by a number, which orders the cases, and by the slug: 01-example-retry-storm.md
slug: example-retry-storm
title: A retry storm that charged nobody twice
category: Incident response
summary: The case in one or two sentences, as it stands in lists.
technologies:
  - TypeScript
  - PostgreSQL
---

## Context

The system and the situation: what it does, for how many, and what was usual. This section is required.

## Problem

What went wrong or was missing, with figures. Leave out what does not apply: Problem, Investigation, Root
cause and Outcome are optional, and sections with headings of your own are welcome.

## Investigation

1. How the cause was found, step by step. This section is a list.
2. One step an item.

## Root cause

The sentence that explains it.

## Contribution

- What you did, one contribution an item. This section is a list, and required.
- Say "I" for what you did and "we" for what the team did.

## Outcome

What changed, measured where it was measured.

## Takeaway

What is worth remembering. This section is required.
`;

/** The texts by path within the folder. */
export const scaffold: Readonly<Record<string, string>> = {
  'profile.yaml': profile,
  'experience.yaml': experience,
  'vocabulary.yaml': vocabulary,
  'cases/01-example-retry-storm.md': caseStudy,
};
