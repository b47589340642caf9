// The profile that `init` writes: the required fields, with the optional ones in comments. `check` refuses its texts, so that
// the example cannot be published (rules/unfinished.ts).

export const profileExample = `# yaml-language-server: $schema=.schemas/profile.schema.json
#
# Everything that the API says about you as a whole. Replace each value by your own.
# Lines that begin with "# " and a field are optional: remove the "# " to use them.

name: Robin Example
role: Example Engineer
focus: Payment systems that stay correct when their neighbours fail
email: robin@example.com
availability: Open to permanent roles, remote or in Lisbon

# Each entry must be used by a role in experience.yaml, a case in cases/ or a project in background.yaml.
core:
  - Example Language
  - Example Database

# website: https://your-name.example
# linkedin: https://www.linkedin.com/in/your-name
# github: https://github.com/your-name
# profiles:
#   - label: Mastodon
#     url: https://social.example/@your-name
# location: Lisbon, Portugal (UTC+0)
# languages: English (fluent), Portuguese (native)

# Language of your texts, for pages and PDF: en, de, fr, es, pt or any other.
# language: en

# Files beside this one: a PDF, and a PNG or JPEG without GPS data.
# resumePath: /resume.pdf
# photo: /photo.jpg
# photoAlt: What the photo shows, in words.

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

# Up to three figures that your cases show.
# figures:
#   - value: 38 seconds
#     label: from deploy to rollback, once eleven minutes
#     case: example-retry-storm

# What the job-description matcher may say about you.
# fit:
#   # junior, mid, senior, lead, staff or principal
#   level: senior
#   # Any of backend, frontend, fullstack, mobile, data, infrastructure, security.
#   disciplines: [backend]
#   scaleHandled: 4,000 payments a second
#   languageMatch: English (fluent), Portuguese (native)

# site:
#   contentSignal: ai-train=no
#   # Keeps the site out of search engines.
#   index: false
#   securityContact: mailto:security@your-name.example
#   theme:
#     accent: "#7a1f3d"
#     # panel or column
#     composition: column
`;

export const experienceExample = `# yaml-language-server: $schema=.schemas/experience.schema.json
#
# Your roles, in any order. Months are written 2021-03; the last one of a role you still have is "present".
# Years of experience are computed from them, as full-time equivalents; overlapping months are counted once.

- company: Example Payments
  title: Example Engineer
  start: 2021-03
  end: present
  summary: >-
    What you were responsible for, what you changed, and what it brought, in two or three sentences.
  # highlights:
  #   - One achievement an entry. With highlights the summary may be left out.
  # note: Anything else worth knowing, for example that you were promoted.
  # location: Lisbon, Portugal
  # url: https://payments.example
  # employment, freelance, internship, volunteer, education or leave
  # kind: employment
  # Part of full time, above 0 and at most 1.
  # share: 0.5
  technologies:
    - Example Language
    - Example Database
`;

export const vocabularyExample = `# yaml-language-server: $schema=.schemas/vocabulary.schema.json
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

export const caseExample = `---
# The file is named by a number, which orders the cases, and by the slug: 01-example-retry-storm.md
slug: example-retry-storm
title: A retry storm that charged nobody twice
category: Incident response
summary: The case in one or two sentences, as lists show it.
technologies:
  - Example Language
  - Example Database
# figures:
#   - value: 90 seconds
#     was: eleven minutes
#     label: from alert to cause
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

export const backgroundExample = `# yaml-language-server: $schema=.schemas/background.schema.json
#
# What there is beside roles and cases. Every list is optional, and so is every field but the first of each list.
# Dates are written 2019, 2019-04 or 2019-04-30. Remove the "# " to use an example.

# education:
#   - institution: University of Example
#     degree: MSc
#     area: Computer science
#     startDate: 2012-09
#     endDate: 2015-06

# certificates:
#   - name: Certified Example Administrator
#     issuer: Example Foundation
#     date: 2023-05

# Technologies of a project may be in core; they count no years.
# projects:
#   - name: Example tide tables
#     url: https://tides.example
#     summary: What it does, and for whom.
#     technologies: [PostgreSQL]

# publications:
#   - title: The example that was published
#     publisher: Example Proceedings
#     date: 2021-10

# talks:
#   - title: The example that everybody remembers
#     event: Example Conf
#     date: 2022-06-14

# awards:
#   - title: Example of the year
#     awarder: Example Conf

# volunteering:
#   - organization: Example Code Club
#     title: Mentor

# Skills are only stated: they are shown as such. The matcher quotes them and counts no match.
# skills:
#   - name: Example languages
#     keywords: [Esperanto, Lojban]

# interests:
#   - name: Example sailing
`;
