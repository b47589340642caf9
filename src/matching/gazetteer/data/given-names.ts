/** Names of technologies that people and pets have too. */
export const givenNames = `AAD, Ada, Addison, Athena, Aurora, Bruno, Cassandra, Chai, Claude, Clay, Conan, Cromwell, Crystal,
  Devin, Dexie, DORA, Elysia, Gatsby, Gemma, Gerrit, Hugo, Jasmine, Jeeves, Jenkins, Julia, Juniper, Kali, Karma, Kepler, Kirby, Loki,
  Lottie, Luigi, Marten, Maya, Mocha, Newman, Pascal, Percy, Picard, Polly, Ray, Rocky, Ruby, Sage, SAM, SIEM, Sora, Stan, Travis,
  YARA`;
