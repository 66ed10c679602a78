Feature: Counts and amounts in each language
  English uses the formats of the specification; other languages have their own.

  @core
  Scenario Outline: In <locale>, <count> more requests have the right plural form
    Given the dapp sets "embedded wallet" to "yes"
    And the dapp sets "locale" to "<locale>"
    And a visitor connected with Harbor
    When the page asks for "personal_sign" <asked> times
    Then the visitor sees "<says>"

    Examples:
      | locale | count | asked | says                    |
      | pl     | 1     | 2     | Czeka jeszcze 1 żądanie |
      | pl     | 2     | 3     | Czekają jeszcze 2 żądania |
      | pl     | 5     | 6     | Czeka jeszcze 5 żądań   |
      | ru     | 1     | 2     | Ожидает ещё 1 запрос    |
      | ru     | 2     | 3     | Ожидают ещё 2 запроса   |
      | ru     | 5     | 6     | Ожидают ещё 5 запросов  |
      | ar     | 1     | 2     | طلب آخر في الانتظار     |
      | ar     | 2     | 3     | طلبان آخران في الانتظار |
      | ar     | 3     | 4     | طلبات أخرى في الانتظار  |
      | ar     | 11    | 12    | طلبًا آخر في الانتظار   |

  @S9.11
  Scenario Outline: An amount has three decimals in the format of <locale>
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "locale" to "<locale>"
    And Harbor receives "5.1234" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "<activity>"
    Then the visitor sees "<amount>"

    Examples:
      | locale | activity     | amount      |
      | en     | Activity     | +5.123 KELP |
      | en-GB  | Activity     | +5.123 KELP |
      | de     | Aktivität    | +5,123 KELP |
      | ja     | アクティビティ | +5.123 KELP |
