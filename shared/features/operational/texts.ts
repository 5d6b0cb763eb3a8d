import type { ContractTexts } from "../../contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    health: [
      "Starea serviciului și a dependențelor",
      "Состояние сервиса и зависимостей",
      "Health of the service and of what it needs",
    ],
    metrics: ["Măsurători pentru Prometheus", "Метрики для Prometheus", "Measurements for Prometheus"],
    info: ["Versiunea care rulează", "Работающая версия", "The running version"],
    openapi: ["Contractul de față", "Этот контракт", "This contract"],
    management: [
      "Administrarea funcționării",
      "Управление работой сервиса",
      "Management of the running service",
    ],
    "conformance-probes": [
      "Scrieri de probă pentru auditul de conformitate",
      "Пробные записи для аудита соответствия",
      "Writes that prove conformance",
    ],
    docs: ["Referința pentru oameni", "Справочник для людей", "The reference for people"],
  },
  operations: {
    "admin.conformance-probes.create": [
      "Nu se păstrează nimic în afară de răspuns, 24 de ore, sub cheia Idempotency-Key: aceeași cheie cu alt conținut este 422.",
      "Ничего не сохраняется, кроме ответа, на 24 часа, под ключом Idempotency-Key: тот же ключ с другим содержимым — 422.",
      "Nothing is kept but the answer, for 24 hours, under its Idempotency-Key: the same key with other content is 422.",
    ],
    "management.readComponent": [
      "Pentru administratori; valorile secrete nu se arată niciodată. Altă componentă este 404.",
      "Для администраторов; секретные значения никогда не показываются. Другой компонент — 404.",
      "For administrators; secret values are never shown. Another component is 404.",
    ],
    "health.readReadiness": [
      "503 când o dependență nu răspunde; verificările se păstrează câteva secunde.",
      "503, если зависимость не отвечает; проверки хранятся несколько секунд.",
      "503 where a dependency does not answer; the checks are kept for some seconds.",
    ],
    "docs.readAsset": [
      "Fișierele din care este făcută pagina; altele sunt 404.",
      "Файлы, из которых состоит страница; другие — 404.",
      "The files that the page is made of; others are 404.",
    ],
  },
  properties: {
    "Health|Liveness.status": [
      "UP, sau DOWN dacă o parte nu răspunde",
      "UP, или DOWN, если часть не отвечает",
      "UP, or DOWN if a part does not answer",
    ],
    checks: ["Starea fiecărei dependențe", "Состояние каждой зависимости", "State of each dependency"],
    db: ["Baza de date", "База данных", "Database"],
    cache: ["Memoria cache", "Кэш", "Short-lived values"],
    search: ["Căutarea", "Поиск", "Search"],
    queue: ["Cozile", "Очереди", "Queues"],
    storage: ["Depozitul de obiecte", "Хранилище объектов", "Object store"],
    service: ["Serviciul", "Сервис", "The service"],
    version: ["Versiunea", "Версия", "Version"],
    commit: ["Commitul compilat", "Собранный коммит", "The built commit"],
    builtAt: ["Când a fost compilat", "Когда собрано", "When it was built"],
    openapi: ["Versiunea OpenAPI", "Версия OpenAPI", "Version of OpenAPI"],
    info: ["Despre contract", "О контракте", "About the contract"],
    properties: ["Variabilele de mediu", "Переменные среды", "Environment variables"],
    value: ["Valoarea", "Значение", "Value"],
    settings: ["Setările", "Настройки", "Settings"],
    variable: ["Variabila", "Переменная", "Variable"],
    purpose: ["La ce folosește", "Назначение", "What it is for"],
    "ManagementReadComponentAnswer.secret": [
      "Este un secret, a cărui valoare nu se arată",
      "Секрет, значение которого не показывается",
      "True for a secret, whose value is not shown",
    ],
    set: ["Are o valoare", "Задано", "Whether it has a value"],
    series: ["Seriile măsurate", "Ряды измерений", "Measured series"],
    labels: ["Etichetele seriei", "Метки ряда", "Labels of the series"],
    count: ["Câte", "Сколько", "How many"],
    seconds: ["Secunde în total", "Всего секунд", "Seconds in all"],
    buckets: ["Intervalele, sau containerele", "Интервалы, или контейнеры", "Buckets"],
    le: ["Limita intervalului", "Граница интервала", "Bound of the bucket"],
  },
};
