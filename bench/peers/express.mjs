// express with `response.json`.
import express from 'express';
import { body, headers, path, port } from './fixture.mjs';

const value = JSON.parse(body.toString());
const app = express().disable('x-powered-by');
app.get(path, (request, response) => response.set(headers).json(value));
app.listen(port, '127.0.0.1');
