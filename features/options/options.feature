@connects
Feature: Options of the site

  @S5.19 @S8.8 @S8.18
  Scenario: Without a project id, developers get an alert
    Given the dapp sets "project id" to "nothing"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Project ID Not Configured"
    And the console says "set the `projectId` option"

  @S8.8
  Scenario: Without a project id, the visitor can still connect
    Given the dapp sets "project id" to "nothing"
    And a visitor connected with Harbor
    Then the visitor is connected with Harbor

  @S8.8
  Scenario: Without debug mode, the message is only in the console
    Given the dapp sets "project id" to "nothing"
    And the dapp sets "debug" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor does not see "Project ID Not Configured"
    And the console says "set the `projectId` option"

  @S1.2 @S8.8
  Scenario: A site without services needs no project id
    Given the dapp sets "project id" to "nothing"
    And the dapp sets "services" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor does not see "Project ID Not Configured"
    And the dapp reads "alert" as "nothing"

  Scenario: A developer alert can be dismissed
    Given the dapp sets "project id" to "nothing"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Dismiss"
    Then the visitor does not see "Project ID Not Configured"

  @S5.18
  Scenario: Two kinds of sign-in at once are refused
    Given the dapp sets "sign-in options" to "both"
    When a visitor on the page
    Then the page fails with "Cannot set both `siweConfig` and `siwx` options"

  # Not in the browser: its page gets only data, and these options contain functions. features/sign-in covers signing in there.
  @S5.18 @core @sandbox
  Scenario Outline: A single kind of sign-in is valid
    Given the dapp sets "sign-in options" to "<one>"
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown

    Examples:
      | one        |
      | siweConfig |
      | siwx       |

  @S5.17
  Scenario Outline: The network id "<id>" is refused
    Given the dapp sets "network id" to "<id>"
    When a visitor on the page
    Then the page fails with "Invalid network id: <id>"

    Examples: not two parts
      | id             |
      | 31337          |
      | eip155         |
      | eip155:        |
      | :31337         |
      | eip155:31337:1 |

  @S5.13
  Scenario Outline: The network id "<id>", which converts to 0x0, is refused
    Given the dapp sets "network id" to "<id>"
    When a visitor on the page
    Then the page fails with "Invalid network id: <id>"

    Examples: not a chain id
      | id               |
      | eip155:abc       |
      | eip155:0         |
      | eip155:031337    |
      | eip155:1e3       |

  Scenario: Options without networks are refused
    Given the dapp sets "networks" to "none"
    When a visitor on the page
    Then the page fails with "needs at least one network"

  Scenario: An unknown default network is refused
    Given the dapp sets "default network" to "Farshore"
    When a visitor on the page
    Then the page fails with "must be one of the `networks`"

  @sandbox
  Scenario: An unknown option is refused during development
    Given the dapp sets "misspelt option" to "conectors"
    When a visitor on the page
    Then the page fails with "Did you mean `connectors`?"

  @core @sandbox @S1.5
  Scenario Outline: <feature> is on by default
    Given a visitor on the page
    Then the dapp reads "feature <feature>" as "yes"

    Examples:
      | feature   |
      | swaps     |
      | onramp    |
      | receive   |
      | send      |
      | email     |
      | history   |
      | analytics |

  @core @sandbox @S1.6
  Scenario Outline: <feature> is off by default
    Given a visitor on the page
    Then the dapp reads "feature <feature>" as "no"

    Examples:
      | feature       |
      | smartSessions |
      | pay           |
      | legalCheckbox |

  @S1.5
  Scenario: A feature can be turned off
    Given the dapp sets "feature send" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then "Disconnect" can be chosen
    And the visitor does not see "Send"

  @S1.5
  Scenario: Sending is on by default
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Send"
    Then the Send screen is shown

  @core @sandbox @S1.8
  Scenario Outline: In <namespace>, accounts are <kind> by default
    Given a visitor on the page
    Then the dapp reads "account type on <namespace>" as "<kind>"

    Examples:
      | namespace | kind         |
      | eip155    | smartAccount |
      | solana    | eoa          |
      | bip122    | payment      |
      | polkadot  | eoa          |
