@wagmi
Feature: Choosing a network before connecting

  @S3.8
  Scenario: The site's networks are listed
    Given a visitor on the page
    When the dapp opens the Networks screen
    Then the visitor sees "Saltmarsh"
    And the visitor sees "Tidewater"

  @core @sandbox @S3.8
  Scenario Outline: The site can read the <fact> of the network in use
    Given a visitor connected with Harbor
    Then the dapp reads "<fact>" as "<value>"

    Examples:
      | fact                      | value        |
      | network id                | 31337        |
      | network's CAIP id         | eip155:31337 |
      | network's namespace       | eip155       |
      | network's name            | Saltmarsh    |
      | network's currency        | Ether        |
      | network's currency symbol | ETH          |
      | network's decimals        | 18           |
      | network is a test network | no           |
      | network has a node        | yes          |
      | network has a picture     | yes          |

  Scenario: Choosing a network without a wallet sends no request
    Given a visitor on the page
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    Then the network is "Tidewater"
    And Harbor was never asked to switch network

  @S4.1
  Scenario: The chosen network is remembered
    Given a visitor on the page
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    When the visitor reloads the page
    Then the network is "Tidewater"

  Scenario: A site can set its default network
    Given the dapp sets "default network" to "Tidewater"
    And a visitor on the page
    Then the network is "Tidewater"

  Scenario: The wallet's network takes precedence over the site's default network
    Given the dapp sets "default network" to "Tidewater"
    And a visitor connected with Harbor
    Then the network is "Saltmarsh"
    And Harbor was never asked to switch network

  Scenario: The visitor searches the networks
    Given a visitor on the page
    And the dapp opens the Networks screen
    When the visitor types "tide" as the network search
    Then the visitor sees "Tidewater"
    And the visitor does not see "Saltmarsh"

  Scenario: A search without results says so
    Given a visitor on the page
    And the dapp opens the Networks screen
    When the visitor types "moon" as the network search
    Then the visitor sees "No results for"
