// Words of roles in scripts that none of the other files is about, read in every text.
import type { Language } from './language.ts';

export const otherScripts: Language = {
  tag: 'mul',
  tells: '',
  mention: {
    software: '開発, エンジニア, 开发, 工程师, 개발, 개발자',
  },
  role: {
    senior:
      'seniorní, старший, старшего, ведущий, ведущего, сеньор, シニア, シニアレベル, 高级, 高級, 资深, 資深, 시니어, kıdemli, vanhempi',
    rank: 'リード, リーダー, 首席',
    lead: '技术主管, テックリード, тимлид, техлид',
    otherLevel: 'ジュニア, 初级, 中级, 주니어',
    roleNoun:
      'kehittäjä, geliştirici, mühendis, mühendisi, vývojář, разработчик, разработчика, инженер, инженера, программист, программиста, エンジニア, 開発者, デベロッパー, アーキテクト, 工程师, 工程師, 开发, 开发工程师, 架构师, 개발자, 엔지니어',
    hiring: '募集, 招聘, 모집, ищем',
    backend:
      'бэкенд, бекенд, バックエンド, サーバーサイド, サーバサイド, 后端, 後端, 服务端, 服务器端, 백엔드, 서버 개발',
    fullstack: 'フルスタック, 全栈, 全端, 풀스택, фулстек, фуллстек',
  },
  topic: {},
  detail: {},
  clause: {},
};
