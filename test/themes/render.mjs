// Renders the résumé that comes in by a theme: node render.mjs THEME < resume.json
import { json } from 'node:stream/consumers';

const theme = await import(`jsonresume-theme-${process.argv[2]}`);
const render = theme.render ?? theme.default.render;
process.stdout.write(await render(await json(process.stdin)));
