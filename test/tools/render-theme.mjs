// Renders the list of résumés that comes in by a theme: node render-theme.mjs THEME < resumes.json
import { json } from 'node:stream/consumers';

const theme = await import(`jsonresume-theme-${process.argv[2]}`);
const render = theme.render ?? theme.default.render;
const pages = [];
for (const resume of await json(process.stdin)) pages.push(await render(resume));
process.stdout.write(JSON.stringify(pages));
