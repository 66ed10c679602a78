Feature: Names of accounts
  A name is shown instead of the address if it resolves back to it; the address is beside it, and is copied in full.

  @S7.6 @S7.8
  Scenario: The account has a name
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    And the visitor opens the modal
    Then the dapp reads "name of the account" as "odile.berth.example"
    And the visitor sees "odile.berth.example"
    And the visitor sees "account 2 of Harbor"
    When the visitor chooses "Copy address"
    Then the dapp reads "clipboard" as "address of account 2 of Harbor"

  @S7.8
  Scenario: No name is requested before the visitor opens the modal
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    And account 2 of Harbor is in use
    Then the dapp reads "times reported: identity.received" as "0"
    When the visitor opens the modal
    Then the visitor sees "odile.berth.example"

  @S7.8
  Scenario Outline: With a service that is <state>, the address is shown without a message
    Given the dapp sets "blockchain service" to "<state>@identity"
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    And the visitor opens the modal
    Then the visitor sees "account 2 of Harbor"
    And the visitor sees "10,000"
    And the dapp reads "name of the account" as "nothing"

    Examples:
      | state   |
      | failing |
      | silent  |
      | 404     |

  @S7.8 @sandbox
  Scenario Outline: An answer that is <state> is not shown as a name
    Given the dapp sets "blockchain service" to "<state>@identity"
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    And the visitor opens the modal
    Then the visitor sees "10,000"
    And the dapp reads "name of the account" as "nothing"

    Examples:
      | state     |
      | nonsense  |
      | truncated |

  @S7.8
  Scenario: The name of one account is not shown for another
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And Harbor switches to its account 2
    And the visitor opens the modal
    And the dapp reads "name of the account" as "odile.berth.example"
    When Harbor switches to its account 1
    Then account 1 of Harbor is in use
    And the dapp reads "name of the account" as "nothing"

  @S7.8
  Scenario: The list of accounts shows their names
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "odile.berth.example"
    Then account 2 of Harbor is in use

  @S7.8 @sandbox
  Scenario: An ENS name and its avatar are shown
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the primary name of "address of account 2 of Harbor" is "ondine.eth"
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    And the visitor opens the modal
    Then the visitor sees "ondine.eth"
    And the dapp reads "picture of the account" as "data:image/svg+xml"
    When the visitor chooses "Copy address"
    Then the dapp reads "clipboard" as "address of account 2 of Harbor"

  @S7.8 @sandbox
  Scenario: An ENS name that does not resolve back is not shown
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the primary name of "address of account 1 of Harbor" is "ondine.eth"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "result of the name lookup" as "nobody"
    And the visitor sees "account 1 of Harbor"

  @S7.8 @sandbox
  Scenario: An ENS name that resolves to another account is not shown
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the primary name of "address of account 2 of Harbor" is "ondine.eth"
    And the name "ondine.eth" resolves to "address of account 1 of Harbor"
    And a visitor connected with Harbor
    And Harbor switches to its account 2
    When the visitor opens the modal
    Then the dapp reads "result of the name lookup" as "nobody"
    And the visitor sees "account 2 of Harbor"

  @S3.9 @S9.5 @core
  Scenario: A name is cached for five minutes
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "odile.berth.example"
    And the dapp reads "times reported: identity.received" as "3"
    When 290000 milliseconds pass
    Then the dapp reads "times reported: identity.received" as "3"
    When 20000 milliseconds pass
    Then the dapp reads "times reported: identity.received" as "6"

  @S3.9 @S9.5
  Scenario: A name is shown at once after a reload, without a request
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "odile.berth.example"
    And the dapp sets "blockchain service" to "silent@identity"
    When the visitor reloads the page
    And the visitor opens the modal
    Then the visitor sees "odile.berth.example"
