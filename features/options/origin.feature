@connects
Feature: Allowed origins of a project
  A directory can know the allowed origins of a project. On another origin, the developer is warned, and visitors can still connect.

  @S5.19 @S8.2 @S8.18
  Scenario: An origin that is not on the list is reported to the developer
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Invalid App Configuration"
    And the console says "not found on Allowlist"

  Scenario: On an origin that is not on the list, the visitor can still connect
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor sees "Invalid App Configuration"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  @S5.19
  Scenario: The page's origin is allowed by a wildcard
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example, http*://*"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "ready"
    And the dapp reads "alert" as "nothing"

  @S8.2
  Scenario: Without debug mode, the message is only in the console
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And the dapp sets "debug" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the console says "not found on Allowlist"
    And the visitor does not see "Invalid App Configuration"

  Scenario Outline: A directory that is <state> does not cause the alert
    Given the dapp sets "wallet directory" to "<state>"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "failed"
    And the dapp reads "alert" as "nothing"

    Examples:
      | state    |
      | failing  |
      | nonsense |

  @core @S5.19
  Scenario Outline: <pattern> allows the page
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "<pattern>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "ready"
    And the dapp reads "alert" as "nothing"

    Examples:
      | pattern              |
      | https://dapp.example |
      | https://*.example    |
      | https://dapp.*       |
      | https://d*.ex*       |
      | *://dapp.example     |
      | HTTPS://Dapp.example |

  @core @S5.19
  Scenario Outline: <pattern> does not allow the page
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "<pattern>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "alert" as "Invalid App Configuration"
    And the console says "Origin https://dapp.example not found on Allowlist"

    Examples:
      | pattern                   |
      | http://dapp.example       |
      | https://dapp.example/     |
      | https://*.dapp.example    |
      | https://app.example       |
      | https://dapp.example.evil |

  @core @S5.19
  Scenario Outline: <origin> is allowed for every project
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And the dapp sets "page's origin" to "<origin>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "ready"
    And the dapp reads "alert" as "nothing"

    Examples:
      | origin                                  |
      | http://localhost:3000                   |
      | https://branch.pages.dev                |
      | https://a.b.vercel.app                  |
      | https://1234.ngrok-free.app             |
      | https://secure-mobile.walletconnect.com |
      | https://secure-mobile.walletconnect.org |

  @core @S5.19
  Scenario Outline: <origin> only looks like an allowed origin
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "allowed origins" to "https://elsewhere.example"
    And the dapp sets "page's origin" to "<origin>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "alert" as "Invalid App Configuration"

    Examples:
      | origin                        |
      | http://localhost              |
      | https://localhost:3000        |
      | https://pages.dev             |
      | https://x.vercel.app.evil.com |
